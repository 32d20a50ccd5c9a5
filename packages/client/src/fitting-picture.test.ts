import { limits } from '@haat/contract/limits';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fittingPicture } from './fitting-picture.ts';

const heads = {
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  webp: [...Buffer.from('RIFF....WEBPVP8 ')],
  avif: [...Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0avifmiaf', 'latin1')],
};
const fileOf = (head: readonly number[], { type = '', bytes = 100 } = {}): File => {
  const contents = new Uint8Array(bytes);
  contents.set(head);
  return new File([contents], 'rice', { type });
};

afterEach(() => vi.unstubAllGlobals());

describe('a chosen picture [PROD-22]', () => {
  test.each(Object.entries(heads))('of %s is taken, whatever its label says', async (format, head) => {
    for (const label of ['', 'image/jpg', 'application/octet-stream', 'text/plain']) {
      const picture = await fittingPicture(fileOf(head, { type: label }));
      expect(picture).toMatchObject({ name: 'rice', type: `image/${format}`, size: 100 });
    }
  });

  test('with the right label stays the same file', async () => {
    const file = fileOf(heads.png, { type: 'image/png', bytes: limits.imageBytes });
    expect(await fittingPicture(file)).toBe(file);
  });

  test.each([
    ['an empty file', new File([], 'rice', { type: 'image/png' }), 'empty'],
    [
      'a text with the label of a picture',
      fileOf([...Buffer.from('hello')], { type: 'image/jpeg' }),
      'not-a-picture',
    ],
    ['an SVG', fileOf([...Buffer.from('<svg xmlns=')], { type: 'image/svg+xml' }), 'not-a-picture'],
    ['a GIF', fileOf([...Buffer.from('GIF89a')], { type: 'image/gif' }), 'not-a-picture'],
    ['a large file that no browser reads', fileOf(heads.png, { bytes: limits.imageBytes + 1 }), 'too-big'],
  ])('%s is none', async (_, file, fault) => {
    vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('unreadable')));
    expect(await fittingPicture(file)).toBe(fault);
  });
});

describe('a picture of at most 1 MB [PROD-22]', () => {
  test.each([
    ['jpeg', 'damaged'],
    ['png', 'damaged'],
    ['webp', 'damaged'],
  ] as const)('of %s that no browser reads is damaged', async (format, fault) => {
    vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('unreadable')));
    expect(await fittingPicture(fileOf(heads[format]))).toBe(fault);
  });

  test('of AVIF is left to the server, because some browsers read none', async () => {
    vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('unreadable')));
    expect(await fittingPicture(fileOf(heads.avif))).toMatchObject({ type: 'image/avif' });
  });

  test('that the browser reads is taken, and its memory freed', async () => {
    const close = vi.fn();
    vi.stubGlobal('createImageBitmap', async () => ({ width: 40, height: 30, close }));
    expect(await fittingPicture(fileOf(heads.jpeg))).toMatchObject({ type: 'image/jpeg' });
    expect(close).toHaveBeenCalledOnce();
  });
});

describe('a photo over 1 MB [PROD-22]', () => {
  /** A browser that draws pictures of `bytesPerPixel`. */
  function drawing(bytesPerPixel: number) {
    const close = vi.fn();
    vi.stubGlobal('createImageBitmap', async () => ({ width: 4_000, height: 3_000, close }));
    const canvas = {
      width: 0,
      height: 0,
      getContext: () => ({ fillRect: () => undefined, drawImage: () => undefined }),
      toBlob: (done: (blob: Blob) => void, type: string) =>
        done(new Blob([new Uint8Array(canvas.width * canvas.height * bytesPerPixel)], { type })),
    };
    vi.stubGlobal('document', { createElement: () => canvas });
    return { canvas, close };
  }
  const photo = fileOf(heads.jpeg, { type: 'image/jpeg', bytes: 4_000_000 });

  test('is drawn at most 1,600 pixels long', async () => {
    const { canvas, close } = drawing(0.25);
    expect(await fittingPicture(photo)).toMatchObject({ name: 'rice', type: 'image/jpeg', size: 480_000 });
    expect([canvas.width, canvas.height]).toEqual([1_600, 1_200]);
    expect(close).toHaveBeenCalledOnce();
  });

  test('is drawn smaller again while it is too large', async () => {
    const { canvas } = drawing(1);
    expect(await fittingPicture(photo)).toMatchObject({ size: 1_080 * 810 });
    expect(canvas.width).toBe(1_080);
  });

  test("that can't be made small enough is refused", async () => {
    drawing(10);
    expect(await fittingPicture(photo)).toBe('too-big');
  });

  test('of more than 30 MB is not decoded', async () => {
    const { close } = drawing(0.25);
    expect(await fittingPicture(fileOf(heads.jpeg, { bytes: 31 * 1024 * 1024 }))).toBe('too-big');
    expect(close).not.toHaveBeenCalled();
  });
});
