// Detects a picture's format from its first bytes. Its name and declared type can't be trusted.

export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif';

const startsWith = (bytes: Uint8Array, at: number, text: string): boolean =>
  Buffer.from(bytes.subarray(at, at + text.length)).toString('latin1') === text;

/** Undefined for every other format, so that no other decoder ever runs. */
export function imageFormatOf(bytes: Uint8Array): ImageFormat | undefined {
  if (startsWith(bytes, 0, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'webp';
  return startsWith(bytes, 4, 'ftyp') && hasAvifBrand(bytes) ? 'avif' : undefined;
}

/** The `ftyp` box: its size, 'ftyp', the major brand, a version, then the compatible brands, four letters each. */
function hasAvifBrand(bytes: Uint8Array): boolean {
  const end = Math.min(Buffer.from(bytes.subarray(0, 4)).readUInt32BE(0), bytes.length, 256);
  for (let at = 8; at + 4 <= end; at += 4) {
    if (at !== 12 && (startsWith(bytes, at, 'avif') || startsWith(bytes, at, 'avis'))) return true;
  }
  return false;
}
