// The village's shops, the demo retailer's first.
import type { GoodKey } from './goods.ts';
import type { ShopTypeKey } from './shop-types.ts';
import { bakeriesAndDairies } from './shops/bakeries-and-dairies.ts';
import { bookShops } from './shops/book-shops.ts';
import { fishAndMeatShops } from './shops/fish-and-meat-shops.ts';
import { groceries } from './shops/groceries.ts';
import { medicineAndFlowerShops } from './shops/medicine-and-flower-shops.ts';
import { vegetableShops } from './shops/vegetable-shops.ts';
import type { DemoShop } from './types.ts';

export const shops: readonly DemoShop<ShopTypeKey, GoodKey>[] = [
  ...vegetableShops,
  ...fishAndMeatShops,
  ...bakeriesAndDairies,
  ...groceries,
  ...medicineAndFlowerShops,
  ...bookShops,
];
