export { starterGoods } from './goods.ts';
export type { StarterGood } from './starter-good.ts';
export { starterSynonyms } from './synonyms.ts';
export { type ProductTypeKey, type ShopTypeKey, starterProductTypes, starterShopTypes } from './types.ts';
