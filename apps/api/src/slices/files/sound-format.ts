// Detects a recording by its bytes: WebM or Ogg with Opus, MP4 with AAC. It reads only what the container says about its
// tracks, and nothing is decoded.
import { hasOnlyAacTracks } from './mp4-tracks.ts';
import { hasOnlyOpusStreams } from './ogg-streams.ts';
import { hasOnlyOpusTracks } from './webm-tracks.ts';

export type SoundType = 'audio/webm' | 'audio/ogg' | 'audio/mp4';

/** Undefined for every other container or codec, for a video, and for what is damaged. */
export function soundTypeOf(file: Uint8Array): SoundType | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const startsWith = (text: string, at = 0): boolean =>
    bytes.toString('latin1', at, at + text.length) === text;
  if (startsWith('\x1a\x45\xdf\xa3')) return hasOnlyOpusTracks(bytes) ? 'audio/webm' : undefined;
  if (startsWith('OggS')) return hasOnlyOpusStreams(bytes) ? 'audio/ogg' : undefined;
  return startsWith('ftyp', 4) && hasOnlyAacTracks(bytes) ? 'audio/mp4' : undefined;
}
