import { describe, expect, it } from 'vitest';
import { makeMp4, makeOgg, makeWebm } from '../../testing/sounds.ts';
import { soundTypeOf } from './sound-format.ts';

describe('a recording [HOUSE-3]', () => {
  it.each([
    ['WebM with Opus', makeWebm(), 'audio/webm'],
    ['Ogg with Opus', makeOgg(), 'audio/ogg'],
    ['MP4 with AAC', makeMp4(), 'audio/mp4'],
  ])('in %s is taken', (_, bytes, type) => expect(soundTypeOf(bytes)).toBe(type));

  it.each([
    ['WebM with Vorbis', makeWebm({ codecs: ['A_VORBIS'] })],
    ['WebM with a video beside the sound', makeWebm({ codecs: ['A_OPUS', 'V_VP8'] })],
    ['WebM without tracks', makeWebm({ codecs: [] })],
    ['Matroska with Opus', makeWebm({ docType: 'matroska' })],
    ['Ogg with Vorbis', makeOgg(['\x01vorbis'])],
    ['Ogg with a video beside the sound', makeOgg(['OpusHead', '\x80theora'])],
    ['Ogg without sound', makeOgg().subarray(0, 47)],
    ['MP4 with MP3', makeMp4({ object: 0x6b })],
    ['MP4 with Opus', makeMp4({ samples: ['Opus'] })],
    ['MP4 with a video beside the sound', makeMp4({ samples: ['mp4a', 'avc1'] })],
    ['MP4 without tracks', makeMp4({ samples: [] })],
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('<script>alert(1)</script>')],
    ['WAV', Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1')],
  ])('in %s is refused', (_, bytes) => expect(soundTypeOf(bytes)).toBeUndefined());

  it.each([
    ['WebM', makeWebm()],
    ['Ogg', makeOgg()],
    ['MP4', makeMp4()],
  ])('in %s, cut off or damaged anywhere, is judged without a fault', (_, whole) => {
    for (let at = 0; at < whole.length; at += 1) {
      expect(() => soundTypeOf(whole.subarray(0, at))).not.toThrow();
      for (const byte of [0, 0x7f, 0xff]) {
        const damaged = Buffer.from(whole);
        damaged[at] = byte;
        expect(() => soundTypeOf(damaged)).not.toThrow();
      }
    }
  });
});
