// The village's pictures by name. The painter paints each of them, and the loader looks them up.
import { starterGoods, starterProductTypes, starterShopTypes } from '@haat/starter';
import { starterPictureKey } from '@haat/starter/pictures';
import type { ArticleCoverSpec, BannerSpec } from '../painter/article-cover.ts';
import type { Look } from '../painter/look.ts';
import type { ShopCoverSpec } from '../painter/shop-cover.ts';
import type { ThingName } from '../painter/things.ts';
import { otherGoods, otherProductTypes, otherShopTypes } from './village/starter-looks.ts';
import type { DemoShop, Village } from './village/types.ts';

/** What to paint. */
export type PictureSpec =
  | { readonly kind: 'symbol'; readonly thing: ThingName }
  | { readonly kind: 'shop'; readonly cover: ShopCoverSpec }
  | { readonly kind: 'look'; readonly look: Look; readonly variant: number }
  | { readonly kind: 'article'; readonly cover: ArticleCoverSpec }
  | { readonly kind: 'banner'; readonly banner: BannerSpec };

/** Pictures with the same name are the same. */
export const pictureName = {
  symbol: (thing: string) => `symbol ${thing}`,
  shop: (shop: { name: string }) => `shop ${shop.name}`,
  look: (look: Look, variant: number) => `look ${variant} ${JSON.stringify(look)}`,
  article: (article: { key: string }) => `article ${article.key}`,
  banner: (banner: { title: string }) => `banner ${banner.title}`,
};

/** The starter set's pictures by their keys. */
export function starterPictures(village: Village): ReadonlyMap<string, readonly [string, PictureSpec]> {
  const symbol = (thing: ThingName) => [pictureName.symbol(thing), { kind: 'symbol', thing }] as const;
  const shopTypes = Object.keys(starterShopTypes).map((key) => {
    const thing = village.shopTypes[key]?.symbol ?? known(otherShopTypes, key);
    return [starterPictureKey('shop_type', key), symbol(thing)] as const;
  });
  const productTypes = Object.keys(starterProductTypes).map((key) => {
    const thing = village.productTypes[key]?.symbol ?? known(otherProductTypes, key);
    return [starterPictureKey('product_type', key), symbol(thing)] as const;
  });
  const goods = Object.keys(starterGoods).map((key, index) => {
    const look = village.goods[key]
      ? lookPicture(...coverOf(village, key))
      : lookPicture(known(otherGoods, key), index % 8);
    return [starterPictureKey('good', key), look] as const;
  });
  return new Map([...shopTypes, ...productTypes, ...goods]);
}

/** A key without a look is a mistake in the data. */
function known<Value>(looks: Readonly<Record<string, Value>>, key: string): Value {
  const look = looks[key];
  if (look === undefined) throw new Error(`the starter set's ${key} has no look`);
  return look;
}

/** Every picture by its name. */
export const picturesOf = (village: Village): ReadonlyMap<string, PictureSpec> =>
  new Map(listPictures(village));

function* listPictures(village: Village): Generator<readonly [string, PictureSpec]> {
  const types = [...Object.values(village.shopTypes), ...Object.values(village.productTypes)];
  for (const { symbol: thing } of [...types, ...village.categories]) {
    yield [pictureName.symbol(thing), { kind: 'symbol', thing }];
  }
  for (const [variant, shop] of village.shops.entries()) yield* listShopPictures(village, shop, variant);
  for (const goodKey of Object.keys(village.goods)) yield lookPicture(...coverOf(village, goodKey));
  for (const article of village.articles) {
    yield [pictureName.article(article), { kind: 'article', cover: article.cover }];
  }
  for (const banner of village.banners) yield [pictureName.banner(banner), { kind: 'banner', banner }];
}

function* listShopPictures(
  village: Village,
  shop: DemoShop,
  variant: number,
): Generator<readonly [string, PictureSpec]> {
  const type = village.shopTypes[shop.type];
  if (!type) throw new Error(`${shop.name} is of an unknown type`);
  const { colour, tint } = type;
  const { scallops, front: goods } = shop;
  yield [pictureName.shop(shop), { kind: 'shop', cover: { colour, tint, scallops, goods, variant } }];
  for (const shelf of shop.sells) for (const look of looksOf(village, shelf)) yield lookPicture(...look);
}

const lookPicture = (look: Look, variant: number): readonly [string, PictureSpec] => [
  pictureName.look(look, variant),
  { kind: 'look', look, variant },
];

/** The look of a good in the catalogue, and in every shop that doesn't change it. */
export function coverOf(village: Village, goodKey: string): [Look, number] {
  const good = village.goods[goodKey];
  if (!good) throw new Error(`the village has no good ${goodKey}`);
  return [good.look, variantOf(village, goodKey)];
}

/** The pictures of a product with their variants, cover first. */
export function looksOf(village: Village, shelf: DemoShop['sells'][number]): [Look, number][] {
  const [goodKey, , , change] = shelf;
  const [look, variant] = coverOf(village, goodKey);
  const cover: [Look, number] = [change?.look ?? look, variant];
  return change?.second ? [cover, [change.second, variant + 3]] : [cover];
}

/** Neighbours in a list get different backgrounds. */
const variantOf = (village: Village, goodKey: string): number =>
  Object.keys(village.goods).indexOf(goodKey) % 8;
