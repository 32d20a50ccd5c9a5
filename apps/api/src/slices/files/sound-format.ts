// Detects a recording by its bytes: WebM or Ogg with Opus, MP4 with AAC. It reads only what the container says about its
// tracks, and nothing is decoded.
import { endOfMp4, hasOnlyAacTracks } from './mp4-tracks.ts';
import { endOfOgg, hasOnlyOpusStreams } from './ogg-streams.ts';
import { endOfWebm, hasOnlyOpusTracks } from './webm-tracks.ts';

type SoundType = 'audio/webm' | 'audio/ogg' | 'audio/mp4';

export interface Sound {
  readonly contentType: SoundType;
  /** Without what follows the sound in its container. */
  readonly bytes: Uint8Array;
}

interface Container {
  readonly isSound: (bytes: Buffer) => boolean;
  readonly endOf: (bytes: Buffer) => number;
}

const containers: Readonly<Record<SoundType, Container>> = {
  'audio/webm': { isSound: hasOnlyOpusTracks, endOf: endOfWebm },
  'audio/ogg': { isSound: hasOnlyOpusStreams, endOf: endOfOgg },
  'audio/mp4': { isSound: hasOnlyAacTracks, endOf: endOfMp4 },
};

/** Undefined for every other container or codec, for a video, and for what is damaged. */
export function soundOf(file: Uint8Array): Sound | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const contentType = containerOf(bytes);
  if (!contentType) return undefined;
  const { isSound, endOf } = containers[contentType];
  return isSound(bytes) ? { contentType, bytes: bytes.subarray(0, endOf(bytes)) } : undefined;
}

function containerOf(bytes: Buffer): SoundType | undefined {
  const startsWith = (text: string, at = 0): boolean =>
    bytes.toString('latin1', at, at + text.length) === text;
  if (startsWith('\x1a\x45\xdf\xa3')) return 'audio/webm';
  if (startsWith('OggS')) return 'audio/ogg';
  return startsWith('ftyp', 4) ? 'audio/mp4' : undefined;
}
