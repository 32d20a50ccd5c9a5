import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeMp4, makeOgg, makeWebm } from '../../testing/sounds.ts';
import { soundOf } from './sound-format.ts';

const soundTypeOf = (bytes: Buffer) => soundOf(bytes)?.contentType;

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

describe('what follows the sound in its container [HOUSE-54]', () => {
  const junk = Buffer.from('a film that nobody hears '.repeat(1_000));
  const directions = readFileSync(
    new URL('../../../../../packages/demo/house/directions.ogg', import.meta.url),
  );
  const withLength = (bytes: number) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes);
    return length;
  };
  const freeBox = Buffer.concat([withLength(8 + junk.length), Buffer.from('free'), junk]);
  const mp4 = makeMp4();
  const voidElement = Buffer.concat([
    Buffer.from([0xec, 0x10, 0, junk.length >> 8, junk.length & 0xff]),
    junk,
  ]);
  it.each([
    ['WebM', makeWebm(), junk],
    ['WebM, in a Void element', makeWebm(), voidElement],
    ['WebM, as another WebM', makeWebm(), makeWebm()],
    ['Ogg', makeOgg(), junk],
    ['Ogg, as another stream', makeOgg(), makeOgg()],
    ['a real Ogg', directions, junk],
    ['MP4', mp4, junk],
    ['MP4, in a free box', mp4, freeBox],
    [
      'MP4, as another MP4 of no known box',
      mp4,
      Buffer.concat([withLength(8 + junk.length), Buffer.from('junk'), junk]),
    ],
  ])('is cut off of %s', (_, sound, rest) => {
    const { bytes } = soundOf(Buffer.concat([sound, rest])) ?? { bytes: Buffer.alloc(0) };
    expect(Buffer.from(bytes).equals(sound)).toBe(true);
  });

  it('stays between two parts of the sound', () => {
    const [head, body] = [mp4.subarray(0, 20), mp4.subarray(20)];
    const whole = Buffer.concat([head, freeBox, body]);
    expect(soundOf(whole)?.bytes.length).toBe(whole.length);
  });

  it('is nothing when a recording ends in the middle', () => {
    const cutOff = Buffer.concat([mp4, withLength(1_000), Buffer.from('mdat'), Buffer.alloc(100, 7)]);
    expect(soundOf(cutOff)?.bytes.length).toBe(cutOff.length);
  });
});
