// Makes rasters of things and packs in the requested size, each once.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { type Canvas, type Raster, trim } from './canvas.ts';
import { type Pack, type PackName, packSide, packSvg, packs } from './packs.ts';
import type { Thing } from './thing.ts';
import { type ThingName, things } from './things.ts';

const emojiDir = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
);
const drawnDir = fileURLToPath(new URL('./drawn/', import.meta.url));

const made = new Map<string, Promise<unknown>>();
/** Enough for repeated ones. Keeping all would take a gigabyte. */
const keptAtMost = 240;

function once<T>(key: string, make: () => Promise<T>): Promise<T> {
  const known = made.get(key) as Promise<T> | undefined; // a key belongs to one kind of raster
  const wanted = known ?? make();
  made.delete(key);
  made.set(key, wanted);
  if (made.size > keptAtMost) made.delete(made.keys().next().value ?? '');
  return wanted;
}

/** A drawing in the size of an emoji, without its empty edge. */
async function drawingOf(name: string): Promise<Buffer> {
  const svg = await readFile(path.join(drawnDir, `${name}.svg`));
  const trimmed = await sharp(svg, { density: 144 }).trim().toBuffer();
  return sharp(trimmed).resize(320, 320, { fit: 'inside' }).png().toBuffer();
}

const pictureOf = ({ from }: Thing): Promise<Buffer> =>
  'emoji' in from ? readFile(path.join(emojiDir, `${from.emoji}.webp`)) : drawingOf(from.drawn);

async function rasterOf(picture: Sharp): Promise<Raster> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const sharpOf = ({ data, width, height }: Raster): Sharp =>
  sharp(data, { raw: { width, height, channels: 4 } });

/** A thing in the requested colours, in its file's full size, without the empty edge. */
const trimmed = (name: ThingName): Promise<Raster> =>
  once(`trimmed ${name}`, async () => {
    const thing = things[name];
    const whole = sharp(await pictureOf(thing));
    return trim(await rasterOf(thing.tone ? whole.modulate(thing.tone) : whole));
  });

const trimmedPack = (pack: PackName, colour: string, thing: ThingName | undefined): Promise<Raster> =>
  once(`pack ${pack} ${colour} ${thing}`, async () => {
    const { label } = packs[pack] as Pack; // the table's own type forgets that labels may be missing
    const bare = sharp(packSvg(pack, colour));
    if (!label || !thing) return trim(await rasterOf(bare));
    const scale = packSide / 256;
    const shown = await thingRaster(thing, label.side * scale, label.side * scale);
    const input = Buffer.from(shown.data);
    const raw = { width: shown.width, height: shown.height, channels: 4 } as const;
    const left = Math.round(label.x * scale - shown.width / 2);
    const top = Math.round(label.y * scale - shown.height / 2);
    return trim(await rasterOf(bare.composite([{ input, raw, left, top }])));
  });

async function fitted(raster: Raster, width: number, height: number): Promise<Raster> {
  const scale = Math.min(width / raster.width, height / raster.height);
  return rasterOf(
    sharpOf(raster).resize(
      Math.max(1, Math.round(raster.width * scale)),
      Math.max(1, Math.round(raster.height * scale)),
      { fit: 'fill' },
    ),
  );
}

/** The thing, as large as the box allows. */
export const thingRaster = (name: ThingName, width: number, height: number): Promise<Raster> =>
  once(`thing ${name} ${width} ${height}`, async () => fitted(await trimmed(name), width, height));

/** The pack with the thing on its label, as large as the box allows. */
export const packRaster = (
  pack: PackName,
  colour: string,
  thing: ThingName | undefined,
  width: number,
  height: number,
): Promise<Raster> =>
  once(`${pack} ${colour} ${thing} ${width} ${height}`, async () =>
    fitted(await trimmedPack(pack, colour, thing), width, height),
  );

/** Width divided by height. */
export async function aspectOf(pack: PackName | undefined, colour: string, thing: ThingName | undefined) {
  const raster = pack ? await trimmedPack(pack, colour, thing) : thing ? await trimmed(thing) : undefined;
  return raster ? raster.width / raster.height : 1;
}

/** An SVG of ours as a raster with alpha, in its own size. */
export const svgRaster = (key: string, svg: string): Promise<Raster> =>
  once(`svg ${key}`, () => rasterOf(sharp(Buffer.from(svg))));

/** An SVG of ours as the background of a canvas. */
export const svgGround = (key: string, svg: string): Promise<Canvas> =>
  once(`ground ${key}`, async () => {
    const { data, info } = await sharp(Buffer.from(svg))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  });
