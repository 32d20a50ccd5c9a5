// Makes a phone's photo small enough for the server.
import { limits } from '@haat/contract/limits';

const longestSidePx = 1_600;
const quality = 0.8;

/** The file itself if it is small enough, or if this browser can't read it. */
export async function smallerPicture(file: File): Promise<Blob> {
  if (file.size <= limits.imageBytes || typeof createImageBitmap === 'undefined') return file;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return file;
  const scale = Math.min(1, longestSidePx / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? file), 'image/jpeg', quality));
}
