// Checks a chosen file before its upload, and shrinks large pictures.
import { limits } from '@haat/contract/limits';

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Decoding a larger picture could take all memory of a phone. */
const mostBytes = 30 * 1024 * 1024;
const sidesPixels = [2160, 1440, 1080] as const;
const quality = 0.85;

/** Why this file can't be used. Undefined if it can. */
export function pictureFault(file: File): string | undefined {
  if (!pictureTypes.some((type) => type === file.type)) {
    return `“${file.name}” is not a JPEG, PNG, WebP or AVIF picture. Choose another file.`;
  }
  if (file.size === 0) return `“${file.name}” is empty. Choose another file.`;
  if (file.size > mostBytes) return `“${file.name}” is larger than 30 MB. Choose a smaller picture.`;
  return undefined;
}

/** The file in a form that the server accepts. Redraws larger pictures. Throws an Error with a sentence. */
export async function fittingPicture(file: File): Promise<File> {
  if (file.size <= limits.imageBytes) return file;
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error(`“${file.name}” can't be opened as a picture. Choose another file.`);
  });
  try {
    for (const side of sidesPixels) {
      const blob = await drawn(bitmap, side);
      if (blob && blob.size <= limits.imageBytes) return new File([blob], file.name, { type: blob.type });
    }
  } finally {
    bitmap.close();
  }
  throw new Error(`“${file.name}” is larger than 1 MB and can't be made smaller. Choose a smaller picture.`);
}

function drawn(bitmap: ImageBitmap, side: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // JPEG has no transparency, so transparent parts would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
