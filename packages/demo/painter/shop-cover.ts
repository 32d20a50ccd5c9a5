// A shop's cover: a market stall with some of its goods on the counter.
import { type Canvas, copyOf, draw, drawShadow } from './canvas.ts';
import { svgGround, svgRaster, thingRaster } from './rasters.ts';
import type { ThingName } from './things.ts';
import { darker, lighter, rgbOf, type Tint, tints } from './tints.ts';

export interface ShopCoverSpec {
  /** The colour of the shop's type. */
  readonly colour: string;
  /** A pale background of the same hue. */
  readonly tint: Tint;
  readonly scallops: 9 | 10 | 11;
  /** Three to five, from left to right. */
  readonly goods: readonly ThingName[];
  /** Varies shops of one type: the height of the sun and the wood. */
  readonly variant: number;
}

const width = 960;
const height = 540;
const counterTop = 352;
/** Goods stand slightly in front of the counter's edge. */
const foot = 412;

const woods = [
  ['#c6884a', '#a5672f'],
  ['#b97c45', '#93592b'],
  ['#cf9454', '#ab7036'],
] as const;

function groundSvg(tint: string, variant: number): string {
  const [light, dark] = woods[variant % woods.length] ?? woods[0];
  const sunX = [220, 740, 480, 120][variant % 4] ?? 480;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
<linearGradient id="g" x2="0" y2="1"><stop offset="0" stop-color="${darker(tint, 0.02)}"/><stop offset=".7" stop-color="${lighter(tint, 0.3)}"/></linearGradient>
<linearGradient id="w" x2="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
<radialGradient id="s"><stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>
<rect width="${width}" height="${height}" fill="url(#g)"/><circle cx="${sunX}" cy="250" r="230" fill="url(#s)"/>
<path d="M0 ${counterTop}h${width}v${height - counterTop}H0z" fill="url(#w)"/><path d="M0 ${counterTop}h${width}v15H0z" fill="${lighter(light, 0.3)}"/><path d="M0 ${counterTop + 15}h${width}v5H0z" fill="${darker(light, 0.22)}" opacity=".6"/>
<g fill="${darker(dark, 0.35)}" opacity=".22"><path d="M0 ${counterTop + 92}h${width}v3H0z"/><path d="M0 ${counterTop + 150}h${width}v3H0z"/></g></svg>`;
}

function awningSvg(colour: string, scallops: number): string {
  const w = width / scallops;
  const drop = 96;
  const shape = (i: number, grow = 0) =>
    `M${(i * w).toFixed(2)} 0h${w.toFixed(2)}v${(drop - w / 2 + grow).toFixed(2)}a${(w / 2).toFixed(2)} ${(w / 2).toFixed(2)} 0 0 1-${w.toFixed(2)} 0z`;
  const each = Array.from({ length: scallops }, (_, i) => i);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="150"><defs><filter id="b" x="-5%" y="-20%" width="110%" height="160%"><feGaussianBlur stdDeviation="6"/></filter>
<linearGradient id="c" x2="0" y2="1"><stop offset="0" stop-color="${darker(colour, 0.1)}"/><stop offset=".35" stop-color="${colour}"/><stop offset="1" stop-color="${lighter(colour, 0.12)}"/></linearGradient>
<linearGradient id="p" x2="0" y2="1"><stop offset="0" stop-color="#efe4d0"/><stop offset=".35" stop-color="#fdf5e7"/><stop offset="1" stop-color="#fffaf2"/></linearGradient></defs>
<g filter="url(#b)" opacity=".28" transform="translate(0 9)"><path d="${each.map((i) => shape(i)).join('')}" fill="${darker(colour, 0.6)}"/></g>
${each.map((i) => `<path d="${shape(i)}" fill="url(#${i % 2 ? 'p' : 'c'})"/>`).join('')}</svg>`;
}

export async function shopCover({ colour, tint, scallops, goods, variant }: ShopCoverSpec): Promise<Canvas> {
  const kind = `${tint} ${variant % 12}`;
  const canvas = copyOf(await svgGround(`stall ${kind}`, groundSvg(tints[tint], variant)));
  const box = goods.length <= 3 ? 204 : goods.length === 4 ? 178 : 158;
  const step = (width - 90) / goods.length;
  for (const [i, name] of goods.entries()) {
    const raster = await thingRaster(name, box * 1.06, box);
    const x = 45 + step * (i + 0.5);
    // The outer ones stand slightly nearer, in an arc instead of a straight row.
    const nearer = Math.abs(i - (goods.length - 1) / 2) * 4;
    const rx = raster.width * 0.52;
    drawShadow(canvas, { x, y: foot + nearer - 3, rx, ry: 17 }, [52, 22, 10], 0.5);
    drawShadow(canvas, { x: x + 6, y: foot + nearer + 4, rx: rx * 1.25, ry: 24 }, rgbOf('#3a1808'), 0.2);
    draw(canvas, raster, x - raster.width / 2, foot + nearer - raster.height);
  }
  draw(canvas, await svgRaster(`awning ${colour} ${scallops}`, awningSvg(colour, scallops)), 0, 0);
  return canvas;
}
