// Turns the drawings of the demo's goods into pictures as large as an emoji's, so that loading the demo need not
// render them (their blurs take a tenth of a second each). Run by hand after a drawing has changed:
// node scripts/drawn-pictures.mjs
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const sharp = createRequire(path.join(root, 'apps/api/package.json'))('sharp');
const dir = path.join(root, 'packages/demo/src/pictures/drawn');

for (const file of await readdir(dir)) {
  if (!file.endsWith('.svg')) continue;
  const trimmed = await sharp(await readFile(path.join(dir, file)), { density: 144 })
    .trim()
    .toBuffer();
  await sharp(trimmed)
    .resize(320, 320, { fit: 'inside' })
    .webp({ quality: 84, alphaQuality: 90, effort: 6 })
    .toFile(path.join(dir, file.replace('.svg', '.webp')));
}
