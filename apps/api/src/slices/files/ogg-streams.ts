// Reads which streams an Ogg file has (RFC 3533, RFC 7845).

const pageHeadBytes = 27;
/** In the flags of a page: a stream begins here. All such pages come first. */
const beginsStream = 2;

/** In the flags of a page: its stream ends here. */
const endsStream = 4;

interface Page {
  readonly flags: number;
  /** Which stream it is of. */
  readonly stream: number;
  readonly body: number;
  readonly to: number;
}

/** Ends at the first page that isn't readable or whole. */
function* pagesIn(bytes: Buffer): Generator<Page> {
  for (let at = 0; at + pageHeadBytes <= bytes.length; ) {
    const body = at + pageHeadBytes + (bytes[at + 26] ?? 0);
    const to = body + bytes.subarray(at + pageHeadBytes, body).reduce((sum, length) => sum + length, 0);
    if (bytes.toString('latin1', at, at + 4) !== 'OggS' || to > bytes.length) return;
    yield { flags: bytes[at + 5] ?? 0, stream: bytes.readUInt32LE(at + 14), body, to };
    at = to;
  }
}

/** Where the last page ends before all streams have ended. */
export function endOfOgg(bytes: Buffer): number {
  const open = new Set<number>();
  let end = 0;
  for (const { flags, stream, to } of pagesIn(bytes)) {
    if (flags & beginsStream) open.add(stream);
    if (flags & endsStream) open.delete(stream);
    end = to;
    if (open.size === 0) break;
  }
  return end;
}

/** Whether it has a stream, all its streams are Opus, and more follows. */
export function hasOnlyOpusStreams(bytes: Buffer): boolean {
  let streams = 0;
  for (const { flags, body } of pagesIn(bytes)) {
    if (!(flags & beginsStream)) return streams > 0;
    if (bytes.toString('latin1', body, body + 8) !== 'OpusHead') return false;
    streams += 1;
  }
  return false;
}
