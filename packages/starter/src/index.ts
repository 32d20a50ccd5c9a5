export { starterGoods } from './goods.ts';
export { goodNames } from './local-names/good-names.ts';
export { productTypeNames, shopTypeNames } from './local-names/type-names.ts';
export type { NamesOfBoth } from './names-of-both.ts';
export { soldAs } from './sold-as.ts';
export type { StarterGood } from './starter-good.ts';
export { starterSynonyms } from './synonyms.ts';
export { type ProductTypeKey, type ShopTypeKey, starterProductTypes, starterShopTypes } from './types.ts';
export { namesWithUnit, netQuantityOf } from './unit-words.ts';
