// Paints the demo village's pictures into packages/demo/pictures. Run by hand after a change of a look, a drawing or
// this painter (docs/credits.md):
//   npm install --prefix packages/demo/painter
//   node_modules/.bin/node packages/demo/painter/paint.ts
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { type CoverSize, coverSizes } from '@haat/contract/covers';
import { type Painted, type PictureIndex, picturesFolder } from '../src/pictures.ts';
import { village } from '../src/village/village.ts';
import { picturesOf } from '../src/village-pictures.ts';
import type { Canvas, Raster } from './canvas.ts';
import { compose } from './compose.ts';
import { encodePicture } from './encode-picture.ts';

const sizes = Object.keys(coverSizes) as CoverSize[]; // its keys, by definition

async function paint(name: string, picture: Canvas | Raster): Promise<Painted> {
  const { width, height } = picture;
  const files: Record<string, string> = {};
  for (const size of sizes) {
    // A picture is never enlarged, so sizes that it doesn't reach share one file.
    const shared = sizes.find((other) => coverSizes[other] >= width && coverSizes[size] >= width);
    const file = `${fileStem(name)}-${(shared ?? size)[0]}.webp`;
    files[size] = file;
    if (shared === undefined || shared === size)
      await writeFile(new URL(file, picturesFolder), await encodePicture(picture, size));
  }
  return { width, height, files: files as Painted['files'] }; // every size was added
}

/** Readable, and different for any two names. */
function fileStem(name: string): string {
  const [kind = '', ...words] =
    name
      .toLowerCase()
      .replaceAll(/"(?:thing|pack|colour|holder|tint|count|beside)":/g, ' ')
      .match(/[a-z0-9]+/g) ?? [];
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 6);
  return [kind, ...words.slice(0, 4), hash].join('-');
}

/** A line for each picture, so that a change shows what was painted anew. */
function toLines(index: PictureIndex): string {
  const lines = Object.entries(index).map(
    ([name, painted]) => `${JSON.stringify(name)}: ${JSON.stringify(painted)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

await rm(picturesFolder, { recursive: true, force: true });
await mkdir(picturesFolder);
const index: Record<string, Painted> = {};
for (const [name, picture] of picturesOf(village)) index[name] = await paint(name, await compose(picture));
await writeFile(new URL('index.json', picturesFolder), toLines(index));
process.stdout.write(`${Object.keys(index).length} pictures are painted.\n`);
