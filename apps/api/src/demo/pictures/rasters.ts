// The things and packs as rasters in the size asked for, each made once.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import type { Canvas, Raster } from './canvas.ts';
import { type PackName, packSvg, packs } from './packs.ts';
import type { Thing } from './thing.ts';
import { type ThingName, things } from './things.ts';

const emojiDir = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
);
const drawnDir = fileURLToPath(new URL('./drawn/', import.meta.url));

const made = new Map<string, Promise<unknown>>();

function once<T>(key: string, make: () => Promise<T>): Promise<T> {
  const known = made.get(key) as Promise<T> | undefined; // a key belongs to one kind of raster
  if (known) return known;
  const fresh = make();
  made.set(key, fresh);
  return fresh;
}

/** Lets go of every raster: some hundred megabytes that only the loading needs. */
export const forgetRasters = (): void => made.clear();

const fileOf = ({ from }: Thing): string =>
  'emoji' in from ? path.join(emojiDir, `${from.emoji}.webp`) : path.join(drawnDir, `${from.drawn}.webp`);

async function rasterOf(picture: Sharp): Promise<Raster> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const sharpOf = ({ data, width, height }: Raster): Sharp =>
  sharp(data, { raw: { width, height, channels: 4 } });

/** A thing without the empty edge around it, in the colours asked for, as large as its file has it. */
const trimmed = (name: ThingName): Promise<Raster> =>
  once(`trimmed ${name}`, async () => {
    const thing = things[name];
    const bare = await sharp(await readFile(fileOf(thing)))
      .trim({ threshold: 4 })
      .toBuffer();
    return rasterOf(thing.tone ? sharp(bare).modulate(thing.tone) : sharp(bare));
  });

const trimmedPack = (pack: PackName, colour: string, thing: ThingName | undefined): Promise<Raster> =>
  once(`pack ${pack} ${colour} ${thing}`, async () => {
    const { label } = packs[pack] as { label?: { x: number; y: number; side: number } };
    const bare = sharp(packSvg(pack, colour));
    if (!label || !thing) return rasterOf(sharp(await bare.png().toBuffer()).trim({ threshold: 4 }));
    const scale = 384 / 256;
    const shown = await thingRaster(thing, label.side * scale, label.side * scale);
    const labelled = await bare
      .composite([
        {
          input: Buffer.from(shown.data),
          raw: { width: shown.width, height: shown.height, channels: 4 },
          left: Math.round(label.x * scale - shown.width / 2),
          top: Math.round(label.y * scale - shown.height / 2),
        },
      ])
      .png({ compressionLevel: 0 })
      .toBuffer();
    return rasterOf(sharp(labelled).trim({ threshold: 4 }));
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

/** The thing, as large as fits into the box. */
export const thingRaster = (name: ThingName, width: number, height: number): Promise<Raster> =>
  once(`thing ${name} ${width} ${height}`, async () => fitted(await trimmed(name), width, height));

/** The pack with the thing on its label, as large as fits into the box. */
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

/** An SVG of ours as a raster with alpha, in its own size. */
export const svgRaster = (key: string, svg: string): Promise<Raster> =>
  once(`svg ${key}`, () => rasterOf(sharp(Buffer.from(svg))));

/** An SVG of ours as the ground of a canvas. */
export const svgGround = (key: string, svg: string): Promise<Canvas> =>
  once(`ground ${key}`, async () => {
    const { data, info } = await sharp(Buffer.from(svg))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  });
