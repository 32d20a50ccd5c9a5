// A chosen picture as the server takes it: its content decides, and a large photo is made smaller.
import { imageFormatOf, imageHeadBytes } from '@haat/contract/image-format';
import { limits } from '@haat/contract/limits';

/** Why a file can't be used. */
export type PictureFault = 'empty' | 'not-a-picture' | 'damaged' | 'too-big';

/** Decoding a larger picture could take all memory of a phone. */
const decodedAtMostBytes = 30 * 1024 * 1024;
/** The server shows at most 1,080 pixels. */
const longestSidesPx = [1_600, 1_080, 720] as const;
const quality = 0.8;

/**
 * The file, with the type of its content. A file over the server's limit is drawn anew as a smaller JPEG, whatever its
 * format is, if the browser can read it.
 */
export async function fittingPicture(file: File): Promise<File | PictureFault> {
  if (file.size === 0) return 'empty';
  if (file.size > limits.imageBytes) return (await smallerPicture(file)) ?? 'too-big';
  const format = imageFormatOf(new Uint8Array(await file.slice(0, imageHeadBytes).arrayBuffer()));
  if (!format) return 'not-a-picture';
  if (format !== 'avif' && (await isDamaged(file))) return 'damaged';
  const type = `image/${format}`;
  return file.type === type ? file : new File([file], file.name, { type });
}

/** Browsers that open no AVIF open the other formats. */
async function isDamaged(file: File): Promise<boolean> {
  if (typeof createImageBitmap === 'undefined') return false;
  const picture = await createImageBitmap(file).catch(() => undefined);
  picture?.close();
  return picture === undefined;
}

async function smallerPicture(file: File): Promise<File | undefined> {
  if (file.size > decodedAtMostBytes || typeof createImageBitmap === 'undefined') return undefined;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  try {
    for (const side of longestSidesPx) {
      const drawn = await draw(picture, side);
      if (drawn && drawn.size <= limits.imageBytes) return new File([drawn], file.name, { type: drawn.type });
    }
    return undefined;
  } finally {
    picture.close();
  }
}

function draw(picture: ImageBitmap, longestSidePx: number): Promise<Blob | null> {
  const scale = Math.min(1, longestSidePx / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // JPEG has no transparency, so transparent parts would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
