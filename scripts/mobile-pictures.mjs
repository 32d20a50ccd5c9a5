// Makes the phone app's icons and splash pictures from the web's icons. Run it by hand after those change.
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const drawn = (name) => readFile(path.join(root, 'scripts/web-pictures', name), 'utf8');
const android = path.join(root, 'apps/mobile/android/app/src/main/res');
const ios = path.join(root, 'apps/mobile/ios/App/App/Assets.xcassets');

/** Android's densities: pixels per dp. */
const densities = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 };

const rounded = await drawn('icon.svg');
const filled = await drawn('icon-maskable.svg');
const ground = '<rect width="512" height="512" fill="url(#g)"/>';
if (!filled.includes(ground)) throw new Error('icon-maskable.svg has another background than expected');
const goods = filled.replace(ground, '');
const round = filled.replace(ground, '<circle cx="256" cy="256" r="256" fill="url(#g)"/>');

const write = async (svg, size, file, flatten = false) => {
  await mkdir(path.dirname(file), { recursive: true });
  const picture = sharp(Buffer.from(svg), { density: 192 }).resize(size, size);
  await (flatten ? picture.flatten({ background: '#1b6341' }) : picture)
    .png({ palette: !flatten, compressionLevel: 9, effort: 10 })
    .toFile(file);
};

for (const [name, scale] of Object.entries(densities)) {
  const folder = path.join(android, `mipmap-${name}`);
  await write(rounded, 48 * scale, path.join(folder, 'ic_launcher.png'));
  await write(round, 48 * scale, path.join(folder, 'ic_launcher_round.png'));
  await write(goods, 108 * scale, path.join(folder, 'ic_launcher_foreground.png'));
}
// Apple rounds the corners itself, and refuses icons with transparent parts.
await write(
  rounded.replace(' rx="112"', ''),
  1024,
  path.join(ios, 'AppIcon.appiconset/AppIcon-512@2x.png'),
  true,
);
for (const [suffix, scale] of Object.entries({ '': 1, '@2x': 2, '@3x': 3 }))
  await write(rounded, 160 * scale, path.join(ios, `Splash.imageset/splash${suffix}.png`));
