// Every picture of the village, composed and stored before the first row is written.
import type { Files } from '@haat/api/platform/files';
import { type EncodedImage, type StoredImage, storePreparedImage } from '@haat/api/slices/media';
import { articleCover, banner } from './pictures/article-cover.ts';
import type { Canvas, Raster } from './pictures/canvas.ts';
import { encodePicture } from './pictures/encode-picture.ts';
import type { Look } from './pictures/look.ts';
import { productPicture } from './pictures/product-picture.ts';
import { forgetRasters } from './pictures/rasters.ts';
import { shopCover } from './pictures/shop-cover.ts';
import { symbol } from './pictures/symbol.ts';
import type { DemoShop, Village } from './village/types.ts';

/** What a picture is of; the same name twice is the same picture. */
export const pictureName = {
  symbol: (thing: string) => `symbol ${thing}`,
  shop: (shop: { name: string }) => `shop ${shop.name}`,
  look: (look: Look, variant: number) => `look ${variant} ${JSON.stringify(look)}`,
  article: (article: { key: string }) => `article ${article.key}`,
  banner: (banner: { title: string }) => `banner ${banner.title}`,
};

export type Pictures = {
  /** A stored picture of its own each time, so that every row can own one. */
  take(name: string): Promise<StoredImage>;
};

type Job = readonly [name: string, compose: () => Promise<Canvas | Raster>];

const atOnce = 4;
const tellEvery = 100;

export async function preparePictures(
  village: Village,
  files: Files,
  tell: (done: number, all: number) => void,
): Promise<Pictures> {
  const jobs = [...new Map(jobsOf(village)).entries()];
  const made = new Map<string, EncodedImage>();
  const waiting = jobs.values();
  const work = async () => {
    for (const [name, compose] of waiting) {
      made.set(name, await encodePicture(await compose()));
      if (made.size % tellEvery === 0 || made.size === jobs.length) tell(made.size, jobs.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  forgetRasters();
  return {
    take: async (name) => {
      const image = made.get(name);
      if (!image) throw new Error(`nobody has painted ${name}`);
      return storePreparedImage({ files }, image);
    },
  };
}

function* jobsOf(village: Village): Generator<Job> {
  const symbols = [...Object.values(village.shopTypes), ...Object.values(village.productTypes)];
  for (const { symbol: thing } of [...symbols, ...village.categories]) {
    yield [pictureName.symbol(thing), () => symbol(thing)];
  }
  for (const [variant, shop] of village.shops.entries()) yield* jobsOfShop(village, shop, variant);
  for (const goodKey of Object.keys(village.goods)) {
    const cover = coverOf(village, goodKey);
    yield [pictureName.look(...cover), () => productPicture(...cover)];
  }
  for (const article of village.articles) {
    yield [pictureName.article(article), () => articleCover(article.cover)];
  }
  for (const one of village.banners) yield [pictureName.banner(one), () => banner(one)];
}

function* jobsOfShop(village: Village, shop: DemoShop, variant: number): Generator<Job> {
  const type = village.shopTypes[shop.type];
  if (!type) throw new Error(`${shop.name} is of an unknown type`);
  const { colour, tint } = type;
  const { scallops, front: goods } = shop;
  yield [pictureName.shop(shop), () => shopCover({ colour, tint, scallops, goods, variant })];
  for (const look of shop.sells.flatMap((shelf) => looksOf(village, shelf))) {
    yield [pictureName.look(...look), () => productPicture(...look)];
  }
}

/** How a good is shown in the catalogue, and in every shop that has nothing of its own to say about it. */
export function coverOf(village: Village, goodKey: string): [Look, number] {
  const good = village.goods[goodKey];
  if (!good) throw new Error(`nobody knows what ${goodKey} is`);
  return [good.look, variantOf(village, goodKey)];
}

/** The pictures of a product, its cover first, each with its variant. */
export function looksOf(village: Village, shelf: DemoShop['sells'][number]): [Look, number][] {
  const [goodKey, , , change] = shelf;
  const [look, variant] = coverOf(village, goodKey);
  const cover: [Look, number] = [change?.look ?? look, variant];
  return change?.second ? [cover, [change.second, variant + 3]] : [cover];
}

/** Neighbours in a list stand on different grounds. */
const variantOf = (village: Village, goodKey: string): number =>
  Object.keys(village.goods).indexOf(goodKey) % 8;
