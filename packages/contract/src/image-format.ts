// Detects a picture's format by its first bytes, for servers and phones. Its name and declared type can't be trusted.

export const imageFormats = ['jpeg', 'png', 'webp', 'avif'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** How many bytes `imageFormatOf` reads. */
export const imageHeadBytes = 256;

const startsWith = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

/** Undefined for every other format, so that no other decoder ever runs. */
export function imageFormatOf(bytes: Uint8Array): ImageFormat | undefined {
  if (startsWith(bytes, 0, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'webp';
  return startsWith(bytes, 4, 'ftyp') && hasAvifBrand(bytes) ? 'avif' : undefined;
}

/** The `ftyp` box: its size, 'ftyp', the major brand, a version, then the compatible brands, four letters each. */
function hasAvifBrand(bytes: Uint8Array): boolean {
  const [a = 0, b = 0, c = 0, d = 0] = bytes;
  const end = Math.min(a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d, bytes.length, imageHeadBytes);
  for (let at = 8; at + 4 <= end; at += 4) {
    if (at !== 12 && (startsWith(bytes, at, 'avif') || startsWith(bytes, at, 'avis'))) return true;
  }
  return false;
}
