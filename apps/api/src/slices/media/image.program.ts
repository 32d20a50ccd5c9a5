// Runs in a child process (`platform/child-work.ts`): measures a picture and encodes it in three widths.
import type { ImageFormat } from '@haat/contract/image-format';
import sharp from 'sharp';

export interface ImageTask {
  readonly bytes: Uint8Array;
  /** Detected from its first bytes. */
  readonly format: ImageFormat;
  readonly maxSide: number;
  readonly maxPixels: number;
  /** In pixels. The answer has one file for each width, in this order. */
  readonly widths: readonly number[];
}

export type ImageAnswer =
  | { readonly fault: 'damaged' | 'too-large' }
  | { readonly width: number; readonly height: number; readonly files: readonly Uint8Array[] };

sharp.cache(false);
// Leave the other cores to people who are shopping.
sharp.concurrency(1);

const quality = 80;

async function encode({ bytes, format, maxSide, maxPixels, widths }: ImageTask): Promise<ImageAnswer> {
  const header = sharp(bytes, { failOn: 'error', limitInputPixels: false });
  const { autoOrient, format: decoder, compression } = await header.metadata();
  const isAsClaimed =
    decoder === format || (format === 'avif' && decoder === 'heif' && compression === 'av1');
  if (!isAsClaimed) return { fault: 'damaged' };
  const { width, height } = autoOrient;
  // Read the header only: refuse a picture that would need gigabytes before decoding it.
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
// The server has exited: exit at once, even in the middle of a picture.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
