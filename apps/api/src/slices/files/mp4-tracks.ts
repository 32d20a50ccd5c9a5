// Reads which tracks an MP4 file has (ISO/IEC 14496-12 and -14).

interface Box {
  readonly type: string;
  readonly from: number;
  readonly to: number;
}

/** Whether it has a track, and all its tracks are AAC. */
export function hasOnlyAacTracks(bytes: Buffer): boolean {
  const file = { type: '', from: 0, to: bytes.length };
  const tracks = [...boxesIn(bytes, file)]
    .filter(({ type }) => type === 'moov')
    .flatMap((movie) => [...boxesIn(bytes, movie)].filter(({ type }) => type === 'trak'));
  return tracks.length > 0 && tracks.every((track) => isAac(bytes, track));
}

/** Boxes of a whole recording, and of one in fragments. */
const boxesOfSound = new Set(['ftyp', 'styp', 'moov', 'moof', 'mdat', 'sidx', 'mfra']);
const boxesBetween = new Set(['free', 'skip', 'wide', 'uuid']);

/** Where the last box of the sound ends. A last `mdat` may be cut off. */
export function endOfMp4(bytes: Buffer): number {
  let end = 0;
  for (const { type, to } of boxesIn(bytes, { type: '', from: 0, to: bytes.length })) {
    if (boxesOfSound.has(type)) end = to;
    else if (!boxesBetween.has(type)) break;
  }
  const isCutOff = bytes.toString('latin1', end + 4, end + headBytes) === 'mdat';
  return isCutOff ? bytes.length : end;
}

/** The boxes between a track and the descriptions of its samples. */
const pathToSamples = ['mdia', 'minf', 'stbl', 'stsd'];
/** What comes before the boxes in `stsd` and in `mp4a`. */
const headOfDescriptions = 8;
const headOfSound = 28;
/** AAC in the list of MPEG-4's objects. */
const aac = 0x40;

function isAac(bytes: Buffer, track: Box): boolean {
  let place: Box | undefined = track;
  for (const type of pathToSamples) place = place && boxIn(bytes, place, type);
  if (!place) return false;
  const samples = [...boxesIn(bytes, { ...place, from: place.from + headOfDescriptions })];
  return (
    samples.length > 0 && samples.every((sample) => sample.type === 'mp4a' && objectOf(bytes, sample) === aac)
  );
}

/** In the descriptors of `esds`: 3 is the stream, and 4 in it says which object the stream is. */
function objectOf(bytes: Buffer, sound: Box): number | undefined {
  const descriptors = boxIn(bytes, { ...sound, from: sound.from + headOfSound }, 'esds');
  if (!descriptors) return undefined;
  const stream = descriptorAt(bytes, descriptors.from + 4);
  if (stream.tag !== 3) return undefined;
  const flags = bytes[stream.from + 2] ?? 0;
  // Fields that depend on other streams don't occur in a recording.
  if ((flags & 0xe0) !== 0) return undefined;
  const config = descriptorAt(bytes, stream.from + 3);
  return config.tag === 4 ? bytes[config.from] : undefined;
}

/** Its length takes up to four bytes. The first bit of each says whether another follows. */
function descriptorAt(
  bytes: Buffer,
  at: number,
): { readonly tag: number | undefined; readonly from: number } {
  let from = at + 1;
  while (from < at + 4 && ((bytes[from] ?? 0) & 0x80) !== 0) from += 1;
  return { tag: bytes[at], from: from + 1 };
}

function boxIn(bytes: Buffer, parent: Box, type: string): Box | undefined {
  for (const box of boxesIn(bytes, parent)) if (box.type === type) return box;
  return undefined;
}

const headBytes = 8;

/** Ends at the first box that isn't readable, such as one of more than 4 GB. */
function* boxesIn(bytes: Buffer, { from, to }: Box): Generator<Box> {
  for (let at = from; at + headBytes <= to; ) {
    const length = bytes.readUInt32BE(at);
    const end = length === 0 ? to : at + length;
    if (end < at + headBytes || end > to) return;
    yield { type: bytes.toString('latin1', at + 4, at + 8), from: at + headBytes, to: end };
    at = end;
  }
}
