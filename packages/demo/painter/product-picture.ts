// A product's picture: its goods on a square in a pale tint of their own colour.
import { type Canvas, copyOf, draw, drawShadow, type Raster } from './canvas.ts';
import { holders } from './holders.ts';
import type { Holder, Look } from './look.ts';
import { aspectOf, packRaster, svgGround, svgRaster, thingRaster } from './rasters.ts';
import { things } from './things.ts';
import { darker, lighter, rgbOf, tints } from './tints.ts';

const side = 640;

/** The place of one piece: its middle, its foot, and the box that it must fit into. */
interface Place {
  readonly x: number;
  readonly foot: number;
  readonly box: number;
}

/** Pieces at the back come first. */
const arrangements: Readonly<Record<1 | 2 | 3, readonly (readonly Place[])[]>> = {
  1: [[{ x: 320, foot: 528, box: 400 }], [{ x: 320, foot: 520, box: 372 }]],
  2: [
    [
      { x: 184, foot: 474, box: 268 },
      { x: 456, foot: 474, box: 268 },
    ],
    [
      { x: 420, foot: 420, box: 256 },
      { x: 222, foot: 528, box: 284 },
    ],
  ],
  3: [
    [
      { x: 320, foot: 310, box: 238 },
      { x: 188, foot: 544, box: 244 },
      { x: 452, foot: 544, box: 244 },
    ],
    [
      { x: 170, foot: 418, box: 226 },
      { x: 470, foot: 418, box: 226 },
      { x: 320, foot: 548, box: 262 },
    ],
  ],
};

const grounds = ['plain', 'disc', 'table', 'arch'] as const;

function groundSvg(kind: (typeof grounds)[number], tint: string): string {
  const pale = lighter(tint, 0.45);
  const shapes = {
    plain: '',
    disc: `<circle cx="320" cy="330" r="262" fill="${pale}"/>`,
    table: `<path d="M0 440h640v200H0z" fill="${darker(tint, 0.07)}"/><path d="M0 440h640v5H0z" fill="${pale}"/>`,
    arch: `<path d="M92 640V330a228 228 0 0 1 456 0v310z" fill="${pale}"/>`,
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><defs><linearGradient id="g" x2="0" y2="1"><stop offset="0" stop-color="${lighter(tint, 0.18)}"/><stop offset="1" stop-color="${darker(tint, 0.03)}"/></linearGradient></defs><rect width="${side}" height="${side}" fill="url(#g)"/>${shapes[kind]}</svg>`;
}

const tintOf = ({ tint, thing }: Look): string => tints[tint ?? (thing ? things[thing].tint : 'cream')];

const plainPack = '#c98a47';

async function pieceOf(look: Look, width: number, height: number): Promise<Raster> {
  if (look.pack) return packRaster(look.pack, look.colour ?? plainPack, look.thing, width, height);
  if (!look.thing) throw new Error('a look shows neither a thing nor a pack');
  return thingRaster(look.thing, width, height);
}

/** Long things may be wider than their box is high. Otherwise a fish would be tiny. */
const boxWidth = (box: number, count: number): number => (count === 1 ? box * 1.25 : box * 1.06);

function stand(canvas: Canvas, raster: Raster, x: number, foot: number, tint: string): void {
  const rx = raster.width * 0.47;
  drawShadow(canvas, { x, y: foot - 4, rx, ry: Math.max(14, rx * 0.19) }, rgbOf(darker(tint, 0.62)), 0.42);
  draw(canvas, raster, x - raster.width / 2, foot - raster.height);
}

/** Fish and similar: they lie above each other, because side by side they would be small. */
const isLong = async ({ pack, colour, thing }: Look): Promise<boolean> =>
  (await aspectOf(pack, colour ?? plainPack, thing)) > 1.7;

async function drawBare(canvas: Canvas, look: Look, variant: number, tint: string): Promise<void> {
  const count = look.count ?? 1;
  if (count > 1 && (await isLong(look))) return drawStack(canvas, look, count, tint);
  const choices = arrangements[count];
  const places = choices[variant % choices.length] ?? [];
  for (const place of places) {
    const raster = await pieceOf(look, boxWidth(place.box, count), place.box);
    // Low things stand higher than tall ones, so that each is in the middle of its picture.
    const lift = Math.max(0, (place.box - raster.height) / (count === 3 ? 3 : 2.2));
    stand(canvas, raster, place.x, place.foot - lift, tint);
  }
}

async function drawStack(canvas: Canvas, look: Look, count: number, tint: string): Promise<void> {
  const raster = await pieceOf(look, 420, 420);
  const step = Math.min(raster.height * 1.06, 420 / count);
  for (let i = 0; i < count; i += 1) {
    const row = i - (count - 1) / 2;
    stand(canvas, raster, 320 + (i % 2 ? 28 : -28), 330 + raster.height / 2 + row * step, tint);
  }
}

async function drawBeside(canvas: Canvas, look: Look, beside: NonNullable<Look['beside']>, tint: string) {
  const pack = await pieceOf(look, 330, 390);
  const thing = await thingRaster(beside, 240, 210);
  stand(canvas, pack, 246, 526, tint);
  stand(canvas, thing, 452, 548, tint);
}

async function drawHeld(canvas: Canvas, look: Look, holder: Holder, tint: string): Promise<void> {
  const { back, front } = holders[holder];
  draw(canvas, await svgRaster(`${holder} back`, back), 0, 0);
  if (holder === 'leaf' || holder === 'plate') await drawLaid(canvas, look, holder, tint);
  else await drawFilled(canvas, look, holder);
  draw(canvas, await svgRaster(`${holder} front`, front), 0, 0);
}

async function drawLaid(canvas: Canvas, look: Look, holder: 'leaf' | 'plate', tint: string): Promise<void> {
  const { row } = holders[holder];
  const count = look.count ?? 1;
  const shade = darker(tint, 0.25);
  if (await isLong(look)) {
    const large = await pieceOf(look, 380, 330);
    for (let i = 0; i < count; i += 1) {
      const fromBelow = count - 1 - i;
      stand(canvas, large, row.x + (i % 2 ? 20 : -12), row.base - fromBelow * large.height * 0.72, shade);
    }
    return;
  }
  const box = [330, 236, 192][count - 1] ?? 192;
  const raster = await pieceOf(look, box * 1.15, box);
  const step = count === 1 ? 0 : (row.width * 0.7) / (count - 1);
  for (let i = 0; i < count; i += 1) {
    const nearer = count === 3 && i === 1 ? 20 : 0;
    const foot = row.base + nearer - (box - raster.height) * 0.25;
    stand(canvas, raster, row.x + (i - (count - 1) / 2) * step, foot, shade);
  }
}

/** Two at the back, three in front, the rim over all. */
async function drawFilled(canvas: Canvas, look: Look, holder: 'basket' | 'crate'): Promise<void> {
  const { row } = holders[holder];
  const raster = await pieceOf(look, 178, 178);
  const put = (share: number, foot: number) =>
    draw(canvas, raster, row.x + row.width * share - raster.width / 2, foot - raster.height);
  for (const share of [-0.21, 0.21]) put(share, row.base - 76);
  for (const share of [-0.34, 0, 0.34]) put(share, row.base);
}

/** The same look and variant always give the same picture. The variant moves the ground and the pieces. */
export async function productPicture(look: Look, variant: number): Promise<Canvas> {
  const tint = tintOf(look);
  const kind = grounds[(variant >> 1) % grounds.length] ?? 'plain';
  const canvas = copyOf(await svgGround(`${kind} ${tint}`, groundSvg(kind, tint)));
  if (look.holder) await drawHeld(canvas, look, look.holder, tint);
  else if (look.beside) await drawBeside(canvas, look, look.beside, tint);
  else await drawBare(canvas, look, variant, tint);
  return canvas;
}
