// Makes the web's own pictures: those of its empty and failed states, the placeholder of a product without a picture,
// and the app's icons. Run it by hand after a change; docs/credits.md explains how.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const fromPainter = createRequire(path.join(root, 'packages/demo/painter/package.json'));
const sharp = fromPainter('sharp');
const emojiDir = path.join(
  path.dirname(fromPainter.resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
);
const publicDir = path.join(root, 'apps/web/public');
const drawnDir = path.join(root, 'scripts/web-pictures');

const pictures = {
  banana: '1f34c',
  basket: '1f9fa',
  bell: '1f514',
  coconut: '1f965',
  fish: '1f41f',
  house: '1f3e0',
  knot: '1faa2',
  magnifier: '1f50d',
  newspaper: '1f4f0',
  parcel: '1f4e6',
  scooter: '1f6f5',
  tomato: '1f345',
};

async function writeEmoji(name, code) {
  const file = path.join(publicDir, 'pictures', `${name}.webp`);
  // Trimmed first, so that each thing stands on its own lower edge. The login's counter relies on this.
  const trimmed = await sharp(path.join(emojiDir, `${code}.webp`))
    .trim()
    .toBuffer();
  await sharp(trimmed)
    .resize(176, 176, { fit: 'contain', position: 'bottom', background: '#0000' })
    .webp({ quality: 82, effort: 6 })
    .toFile(file);
}

const writePng = (svg, size, file, options = {}) =>
  sharp(svg, { density: 192 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9, effort: 10, ...options })
    .toFile(path.join(publicDir, file));

/** An .ico that holds one PNG, for browsers that ask for /favicon.ico by themselves. */
async function writeFavicon(svg) {
  const png = await sharp(svg, { density: 192 }).resize(48, 48).png({ palette: true }).toBuffer();
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(48, 6);
  head.writeUInt8(48, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  await writeFile(path.join(publicDir, 'favicon.ico'), Buffer.concat([head, png]));
}

await mkdir(path.join(publicDir, 'pictures'), { recursive: true });
for (const [name, code] of Object.entries(pictures)) await writeEmoji(name, code);

const icon = await readFile(path.join(drawnDir, 'icon.svg'));
const maskable = await readFile(path.join(drawnDir, 'icon-maskable.svg'));
await writeFile(path.join(publicDir, 'icon.svg'), icon);
await writePng(icon, 192, 'icon-192.png');
await writePng(icon, 512, 'icon-512.png');
await writePng(maskable, 512, 'icon-maskable-512.png');
await writePng(maskable, 180, 'apple-touch-icon.png');
await writeFavicon(icon);
await writePng(await readFile(path.join(drawnDir, 'default.svg')), 600, 'default.png', { colours: 64 });
