// Small requests that used to cost the server much, as plain data for a worker thread.
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';

const MIB = 1024 * 1024;

/**
 * @returns by kind of attack: the request, and how many at once. Each picture has its own retailer, because each may
 * send 60 a minute.
 */
export async function makeAttacks(person, retailers) {
  const [retailer] = retailers;
  const pictures = [
    form(await picture(12_000, 4_166, 'avif'), 'avif'),
    form(await picture(12_000, 1_333, 'avif'), 'avif'),
    form(await picture(12_000, 4_166, 'png'), 'png'),
  ];
  const [large, allowed, png] = pictures.map((request, at) => ({ ...request, token: retailers[at + 1] }));
  const bodies = {
    'long arrays': [
      array('/customers/orders/1/verified/', 'items', {}, person),
      array('/users/notifications/mark_read/', 'ids', '', person),
      array('/shops/create/', 'additional_types', '', person),
      array('/shops/catalogue/add_all/', 'exclude', {}, retailer),
    ],
    'NULs in nested texts': [
      json('/users/login/', nestedNuls(254_000)),
      json('/users/login/', nestedNuls(16_000)),
      json('/users/setup/', nestedNuls(254_000), person),
    ],
    'brotli bombs': [
      { ...json('/users/login/', bomb()), encoding: 'br' },
      { ...json('/users/setup/', bomb(), person), encoding: 'br' },
    ],
  };
  const all = pictures.map((request, at) => ({ ...request, token: retailers[at + 4] }));
  return {
    ...bodies,
    'AVIF of 50 megapixels': [large],
    'AVIF of 16 megapixels': [allowed],
    'PNG of 50 megapixels': [png],
    'all together': [...Object.values(bodies).flat(), ...all],
  };
}

export const retailersNeeded = 7;

const json = (path, body, token) => ({ path, body, token, type: 'application/json', atOnce: 1 });

function array(path, field, item, token) {
  const text = JSON.stringify(item);
  const count = Math.floor(254_000 / (text.length + 1));
  return json(path, `{"${field}":[${Array(count).fill(text).join()}]}`, token);
}

function nestedNuls(bytes) {
  const text = '{"b":["\\u0000"]}';
  return `{"a":[${Array(Math.floor(bytes / (text.length + 1)))
    .fill(text)
    .join()}]}`;
}

const bomb = () => brotliCompressSync(Buffer.alloc(64 * MIB, ' '));

async function picture(width, height, format) {
  const plain = sharp({ create: { width, height, channels: 3, background: '#385' } });
  return plain.toFormat(format, format === 'avif' ? { effort: 0, quality: 1 } : {}).toBuffer();
}

function form(file, format) {
  const head = `--b\r\nContent-Disposition: form-data; name="cover"; filename="a.${format}"\r\nContent-Type: image/${format}\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--b--\r\n')]);
  const type = 'multipart/form-data; boundary=b';
  return { path: '/shops/product-images/', body, type, atOnce: 6 };
}
