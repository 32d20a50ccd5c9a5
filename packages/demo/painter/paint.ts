// Paints the pictures of the starter set and of the demo village into their packages. Run it by hand after a change of
// a look, a drawing or the painter (docs/credits.md):
//   npm install --prefix packages/demo/painter
//   node_modules/.bin/node packages/demo/painter/paint.ts
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { type CoverSize, coverSizes } from '@haat/contract/covers';
import { starterPictureIndex, starterPicturesFolder } from '@haat/starter/pictures';
import { type Painted, type PictureIndex, picturesFolder } from '../src/pictures.ts';
import { village } from '../src/village/village.ts';
import { picturesOf, starterPictures } from '../src/village-pictures.ts';
import type { Canvas, Raster } from './canvas.ts';
import { compose } from './compose.ts';
import { encodePicture } from './encode-picture.ts';

const sizes = Object.keys(coverSizes) as CoverSize[]; // its keys, by definition

async function paint(name: string, picture: Canvas | Raster, folder: URL): Promise<Painted> {
  const { width, height } = picture;
  const files: Record<string, string> = {};
  for (const size of sizes) {
    // Pictures are never enlarged, so sizes larger than the picture share one file.
    const shared = sizes.find((other) => coverSizes[other] >= width && coverSizes[size] >= width);
    const file = `${fileStem(name)}-${(shared ?? size)[0]}.webp`;
    files[size] = file;
    if (shared === undefined || shared === size)
      await writeFile(new URL(file, folder), await encodePicture(picture, size));
  }
  return { width, height, files: files as Painted['files'] }; // every size was added
}

/** A readable file name, different for any two pictures. */
function fileStem(name: string): string {
  const [kind = '', ...words] =
    name
      .toLowerCase()
      .replaceAll(/"(?:thing|pack|colour|holder|tint|count|beside)":/g, ' ')
      .match(/[a-z0-9]+/g) ?? [];
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 6);
  return [kind, ...words.slice(0, 4), hash].join('-');
}

/** One line per picture, so that a diff shows which ones changed. */
function toLines(index: PictureIndex): string {
  const lines = Object.entries(index).map(
    ([name, painted]) => `${JSON.stringify(name)}: ${JSON.stringify(painted)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Points the demo's index to the starter set's files, so that no file is in the repository twice. */
function fromDemo({ files, ...size }: Painted): Painted {
  const entries = Object.entries(files).map(([name, file]) => [name, `../../starter/pictures/${file}`]);
  return { ...size, files: Object.fromEntries(entries) as Painted['files'] }; // every size was kept
}

for (const folder of [picturesFolder, starterPicturesFolder]) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
}
const painted = new Map<string, Painted>();
const starterIndex: Record<string, Painted> = {};
for (const [key, [name, spec]] of starterPictures(village)) {
  const picture = painted.get(name) ?? (await paint(name, await compose(spec), starterPicturesFolder));
  painted.set(name, picture);
  starterIndex[key] = picture;
}
await writeFile(starterPictureIndex, toLines(starterIndex));
const index: Record<string, Painted> = {};
for (const [name, spec] of picturesOf(village)) {
  const shared = painted.get(name);
  index[name] = shared ? fromDemo(shared) : await paint(name, await compose(spec), picturesFolder);
}
await writeFile(new URL('index.json', picturesFolder), toLines(index));
process.stdout.write(`${new Set([...painted.keys(), ...Object.keys(index)]).size} pictures are painted.\n`);
