// Reads which streams an Ogg file has (RFC 3533, RFC 7845).

const pageHeadBytes = 27;
/** In the flags of a page: a stream begins here. All such pages come first. */
const beginsStream = 2;

/** Whether it has a stream, all its streams are Opus, and more follows. */
export function hasOnlyOpusStreams(bytes: Buffer): boolean {
  let streams = 0;
  for (let at = 0; at + pageHeadBytes <= bytes.length; ) {
    if (bytes.toString('latin1', at, at + 4) !== 'OggS') return false;
    if (((bytes[at + 5] ?? 0) & beginsStream) === 0) return streams > 0;
    const body = at + pageHeadBytes + (bytes[at + 26] ?? 0);
    if (bytes.toString('latin1', body, body + 8) !== 'OpusHead') return false;
    streams += 1;
    at = body + bytes.subarray(at + pageHeadBytes, body).reduce((sum, length) => sum + length, 0);
  }
  return false;
}
