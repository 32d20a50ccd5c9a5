// Runs in a child process of its own (`platform/child-work.ts`): measures one picture and encodes it in three widths.
import sharp from 'sharp';
import type { ImageAnswer, ImageTask } from './image-task.ts';

sharp.cache(false);
// The other cores belong to the people who shop meanwhile.
sharp.concurrency(1);

const quality = 80;

async function encode({ bytes, format, maxSide, maxPixels, widths }: ImageTask): Promise<ImageAnswer> {
  const header = sharp(bytes, { failOn: 'error', limitInputPixels: false });
  const { autoOrient, format: decoder, compression } = await header.metadata();
  const isAsClaimed =
    decoder === format || (format === 'avif' && decoder === 'heif' && compression === 'av1');
  if (!isAsClaimed) return { fault: 'damaged' };
  const { width, height } = autoOrient;
  // From the header alone: a picture that unfolds to gigabytes is refused before it does.
  if (Math.max(width, height) > maxSide || width * height > maxPixels) return { fault: 'too-large' };
  const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width: Math.max(...widths), withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const files: Uint8Array[] = [];
  for (const widthPx of widths) {
    const resized = sharp(data, { raw }).resize({ width: widthPx, withoutEnlargement: true });
    files.push(await resized.webp({ quality }).toBuffer());
  }
  return { width, height, files };
}

process.on('message', async (task: ImageTask) => {
  const answer = await encode(task).catch((): ImageAnswer => ({ fault: 'damaged' }));
  process.send?.(answer);
});
// The server is gone: end at once, even in the middle of a picture.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
