// The pictures of the starter set. A separate entry, because only the server reads files.
import { starterGoods } from './goods.ts';
import { soldAs } from './sold-as.ts';
import { starterProductTypes, starterShopTypes } from './types.ts';

/** WebP files in this folder. The demo village uses the same ones. */
export const starterPicturesFolder = new URL('../pictures/', import.meta.url);

/** Lists the size and files of each picture, by `starterPictureKey`. */
export const starterPictureIndex = new URL('index.json', starterPicturesFolder);

type Kind = 'shop_type' | 'product_type' | 'good';

export const starterPictureKey = (kind: Kind, key: string): string => `${kind} ${key}`;

/** A good is identified by its name and its type's name. */
const nameOf = (kind: Kind, names: readonly string[]): string => [kind, ...names].join('\n').toLowerCase();

const keys: ReadonlyMap<string, string> = new Map([
  ...Object.entries(starterShopTypes).map(([key, name]) => entry('shop_type', key, [name])),
  ...Object.entries(starterProductTypes).map(([key, { name }]) => entry('product_type', key, [name])),
  // A catalogue may have loose goods by the pack, as the set had them before.
  ...Object.entries(starterGoods).flatMap(([key, good]) =>
    [good.unit, soldAs(good).unit].map((unit) =>
      entry('good', key, [`${good.name}, ${unit}`, starterProductTypes[good.type].name]),
    ),
  ),
]);

function entry(kind: Kind, key: string, names: readonly string[]): readonly [string, string] {
  return [nameOf(kind, names), starterPictureKey(kind, key)];
}

/** The picture of a type by its name, or of a good by its name and its type's. Undefined when it isn't in the set. */
export const findStarterPicture = (kind: Kind, ...names: readonly string[]): string | undefined =>
  keys.get(nameOf(kind, names));
