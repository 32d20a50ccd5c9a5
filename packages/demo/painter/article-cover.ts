// Draws an article's cover and a banner of the blog: one large thing on a quiet ground, others beside it.
import { type Canvas, copyOf, draw, drawShadow } from './canvas.ts';
import { svgGround, thingRaster } from './rasters.ts';
import type { ThingName } from './things.ts';
import { darker, lighter, mix, rgbOf, type Tint, tints } from './tints.ts';

export interface ArticleCoverSpec {
  readonly tint: Tint;
  readonly main: ThingName;
  /** At most two, left and right of it. */
  readonly beside?: readonly ThingName[];
  readonly scene: 'hills' | 'circle' | 'table' | 'rays';
}

const width = 960;
const height = 540;

function sceneSvg(scene: ArticleCoverSpec['scene'], tint: string): string {
  const pale = lighter(tint, 0.5);
  const deep = mix(tint, darker(tint, 0.5), 0.16);
  const rays = Array.from({ length: 12 }, (_, i) => {
    const from = (i * Math.PI) / 6;
    const point = (angle: number) => `${480 + Math.cos(angle) * 900} ${300 + Math.sin(angle) * 900}`;
    return `M480 300L${point(from)}L${point(from + Math.PI / 12)}z`;
  }).join('');
  const shapes = {
    hills: `<circle cx="742" cy="132" r="70" fill="${pale}"/><path d="M0 400C180 300 330 330 480 380S800 300 960 360V540H0z" fill="${mix(tint, deep, 0.5)}"/><path d="M0 452C240 384 420 420 620 446S860 420 960 404V540H0z" fill="${deep}"/>`,
    circle: `<circle cx="480" cy="286" r="226" fill="${pale}"/><circle cx="480" cy="286" r="300" fill="none" stroke="${pale}" stroke-width="10" opacity=".7"/>`,
    table: `<circle cx="480" cy="250" r="210" fill="${pale}"/><path d="M0 412h960v128H0z" fill="${deep}"/><path d="M0 412h960v7H0z" fill="${pale}"/>`,
    rays: `<path d="${rays}" fill="${pale}" opacity=".6"/><circle cx="480" cy="300" r="180" fill="${pale}"/>`,
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${tint}"/>${shapes[scene]}</svg>`;
}

export async function articleCover({ tint, main, beside = [], scene }: ArticleCoverSpec): Promise<Canvas> {
  const colour = tints[tint];
  const canvas = copyOf(await svgGround(`scene ${scene} ${colour}`, sceneSvg(scene, colour)));
  const shade = rgbOf(darker(colour, 0.62));
  const stand = async (name: ThingName, x: number, foot: number, box: number) => {
    const raster = await thingRaster(name, box * 1.15, box);
    drawShadow(canvas, { x, y: foot - 3, rx: raster.width * 0.5, ry: box * 0.09 }, shade, 0.42);
    draw(canvas, raster, x - raster.width / 2, foot - raster.height);
  };
  const [left, right] = beside;
  if (left) await stand(left, 188, 452, 164);
  if (right) await stand(right, 772, 452, 164);
  await stand(main, 480, 470, 300);
  return canvas;
}

export interface BannerSpec {
  /** Dark enough for white words. */
  readonly colour: string;
  /** The larger one first, at the right edge. */
  readonly goods: readonly [ThingName, ThingName];
}

const bannerWidth = 1080;
const bannerHeight = 504;

const bannerSvg = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${bannerWidth}" height="${bannerHeight}"><defs><linearGradient id="g" x2="1" y2=".4"><stop offset="0" stop-color="${darker(colour, 0.04)}"/><stop offset=".6" stop-color="${colour}"/><stop offset="1" stop-color="${lighter(colour, 0.1)}"/></linearGradient></defs><rect width="${bannerWidth}" height="${bannerHeight}" fill="url(#g)"/><circle cx="900" cy="360" r="300" fill="#fff" opacity=".06"/><circle cx="900" cy="360" r="200" fill="#fff" opacity=".06"/></svg>`;

/** The web app writes the title over the left half and the upper edge, so leave them empty. */
export async function banner({ colour, goods: [large, small] }: BannerSpec): Promise<Canvas> {
  const canvas = copyOf(await svgGround(`banner ${colour}`, bannerSvg(colour)));
  const shade = rgbOf(darker(colour, 0.7));
  const first = await thingRaster(large, 310, 290);
  const second = await thingRaster(small, 200, 180);
  const place = (raster: typeof first, right: number, foot: number) => {
    const x = right - raster.width / 2;
    drawShadow(canvas, { x, y: foot - 6, rx: raster.width * 0.5, ry: raster.width * 0.1 }, shade, 0.55);
    draw(canvas, raster, right - raster.width, foot - raster.height);
  };
  place(first, 1056, 462);
  place(second, 1056 - first.width - 4, 478);
  return canvas;
}
