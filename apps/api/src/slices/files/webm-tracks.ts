// Reads which tracks a WebM file has (EBML, RFC 8794).

const ids = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  track: 0xae,
  codec: 0x86,
  cluster: 0x1f43b675,
};

/** In a segment: index, information, cues, tracks, clusters. */
const ofSegment = new Set([0x114d9b74, 0x1549a966, 0x1c53bb6b, ids.tracks, ids.cluster]);
/** In a cluster: its time, blocks, groups of blocks, position, size. */
const ofCluster = new Set([0xe7, 0xa3, 0xa0, 0xa7, 0xab]);
/** Between these, but no part of the sound: filling, checksums, tags. */
const fillings = new Set([0xec, 0xbf, 0x1254c367]);

interface Element {
  readonly id: number;
  readonly from: number;
  /** At most the end of what it is in. Of a live recording the length is unknown. */
  readonly to: number;
  readonly isOfUnknownLength: boolean;
}

/** Whether it is WebM, has a track, and all its tracks are Opus. */
export function hasOnlyOpusTracks(bytes: Buffer): boolean {
  const [head, segment] = childrenOf(bytes, { from: 0, to: bytes.length });
  if (head?.id !== ids.ebml || segment?.id !== ids.segment) return false;
  if (textOf(bytes, child(bytes, head, ids.docType)) !== 'webm') return false;
  const tracks = child(bytes, segment, ids.tracks);
  const codecs = [...(tracks ? childrenOf(bytes, tracks) : [])]
    .filter(({ id }) => id === ids.track)
    .map((track) => textOf(bytes, child(bytes, track, ids.codec)));
  return codecs.length > 0 && codecs.every((codec) => codec === 'A_OPUS');
}

/** Where its segment ends. One of unknown length ends with its last cluster or index. */
export function endOfWebm(bytes: Buffer): number {
  const [, segment] = childrenOf(bytes, { from: 0, to: bytes.length });
  if (!segment) return bytes.length;
  return segment.isOfUnknownLength ? endOfParts(bytes, segment) : segment.to;
}

/** A cluster of unknown length ends where something begins that can't be in it. */
function endOfParts(bytes: Buffer, { from, to }: Element): number {
  let end = from;
  for (let at = from; at < to; ) {
    const part: Element | undefined = childrenOf(bytes, { from: at, to }).next().value;
    if (!part) break;
    const isPart = ofSegment.has(part.id) || ofCluster.has(part.id);
    if (!isPart && !fillings.has(part.id)) break;
    at = part.isOfUnknownLength ? part.from : part.to;
    if (isPart) end = at;
  }
  return end;
}

function child(bytes: Buffer, parent: Element, id: number): Element | undefined {
  for (const element of childrenOf(bytes, parent)) if (element.id === id) return element;
  return undefined;
}

const textOf = (bytes: Buffer, element: Element | undefined): string | undefined =>
  element && bytes.toString('latin1', element.from, element.to).replace(/\0+$/, '');

/** Ends at the first element that isn't readable. */
function* childrenOf(bytes: Buffer, { from, to }: Pick<Element, 'from' | 'to'>): Generator<Element> {
  for (let at = from; at < to; ) {
    const id = numberAt(bytes, at, { withMark: true });
    const length = id && numberAt(bytes, at + id.size, { withMark: false });
    if (!id || !length) return;
    const start = at + id.size + length.size;
    const end = length.isUnknown ? to : Math.min(start + length.value, to);
    yield { id: id.value, from: start, to: end, isOfUnknownLength: length.isUnknown };
    at = end;
  }
}

/** A number of up to 8 bytes. The zeros before its first bit tell how many follow. */
function numberAt(bytes: Buffer, at: number, { withMark }: { readonly withMark: boolean }) {
  const first = bytes[at] ?? 0;
  const size = Math.clz32(first) - 23; // of 32 bits, 24 are before a byte
  if (size > (withMark ? 4 : 8) || at + size > bytes.length) return undefined;
  const mark = 1 << (8 - size);
  const rest = [...bytes.subarray(at + 1, at + size)];
  const value = rest.reduce((sum, byte) => sum * 256 + byte, withMark ? first : first - mark);
  const isUnknown = first === 2 * mark - 1 && rest.every((byte) => byte === 0xff);
  return { size, value, isUnknown };
}
