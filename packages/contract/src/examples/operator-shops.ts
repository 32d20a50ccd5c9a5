import * as images from '../operator/images.ts';
import * as productTypes from '../operator/product-types.ts';
import * as shopTypes from '../operator/shop-types.ts';
import * as shops from '../operator/shops.ts';
import { type Documented, type Example, example } from './example.ts';
import {
  city,
  firstPage,
  fruit,
  grocery,
  id,
  listOf,
  picture,
  shop,
  vegetableShop,
  vegetables,
} from './village.ts';

const named = ({ id, name }: { id: number; name: string }) => ({ id, name });

const both = {
  id: shop.id,
  name: shop.name,
  state: 'unverified',
  is_verified: false,
  allowed_actions: ['verify', 'suspend'],
  city,
  address: shop.address,
  latitude: shop.latitude,
  longitude: shop.longitude,
  is_open: true,
  created_at: '2026-11-20T09:12:00+05:30',
  version: 1,
} satisfies Partial<shops.ShopRecord>;

const inList: shops.ShopInRecords = {
  ...both,
  type: named(vegetableShop),
  retailer: { id: 2, name: shop.shopkeepr_name, number: '+91******0002' },
};

const waiting: shops.ShopRecord = {
  ...both,
  type: vegetableShop,
  additional_types: [],
  cover: vegetableShop.cover,
  has_own_cover: false,
  suspension_reason: null,
  commission_percent: null,
  opening_time: shop.opening_time,
  closing_time: shop.closing_time,
  product_types: [fruit, vegetables],
  retailer: inList.retailer,
};

const verified: shops.ShopRecord = {
  ...waiting,
  state: 'verified',
  is_verified: true,
  allowed_actions: ['suspend'],
  version: 2,
};
const reason = 'The scales are wrong. Have them checked, then call us.';

const recordOf = ({ id, name, cover }: typeof grocery) => ({ id, name, names: {}, cover });
const groceryNames = { hi: 'किराना', ml: 'പലചരക്ക്' };
const shopTypeRecord = { ...recordOf(grocery), names: groceryNames, position: 0, version: 1 };
const productTypeRecord = {
  ...recordOf(fruit),
  position: 1,
  shop_types: [named(grocery), named(vegetableShop)],
  version: 1,
};

const operatorShopExamples: readonly Example[] = [
  example(shops.listShops, {
    query: { state: 'unverified', city: city.id, type: vegetableShop.id, search: 'amma', ...firstPage },
    answer: listOf(inList),
  }),
  example(shops.getShop, {
    params: id(shop.id),
    answer: { ...waiting, retailer: { ...inList.retailer, number: shop.shopkeepr_phone } },
  }),
  example(shops.updateShop, {
    params: id(shop.id),
    body: { version: 1, name: 'Amma Vegetables and Fruit', additional_types: [grocery.id], cover: 31 },
    answer: {
      ...waiting,
      name: 'Amma Vegetables and Fruit',
      additional_types: [grocery],
      cover: picture('e'),
      has_own_cover: true,
      version: 2,
    },
  }),
  example(shops.verifyShop, { params: id(shop.id), answer: verified }),
  example(shops.suspendShop, {
    params: id(shop.id),
    body: { reason },
    answer: {
      ...waiting,
      state: 'suspended',
      allowed_actions: ['verify', 'restore'],
      suspension_reason: reason,
      version: 3,
    },
  }),
  example(shops.restoreShop, { params: id(shop.id), answer: { ...verified, version: 4 } }),
  example(shops.countNotCounted, { params: id(shop.id), answer: { not_counted: 14 } }),
  example(shops.setFirstQuantities, {
    params: id(shop.id),
    body: { quantity: 20 },
    answer: { changed: 14 },
  }),
];

const operatorTypeExamples: readonly Example[] = [
  example(shopTypes.listShopTypes, {
    query: { search: 'groc', ...firstPage },
    answer: listOf(shopTypeRecord),
  }),
  example(shopTypes.getShopType, { params: id(grocery.id), answer: shopTypeRecord }),
  example(shopTypes.createShopType, {
    body: { name: grocery.name, names: groceryNames, cover: 11, position: 0 },
    answer: shopTypeRecord,
  }),
  example(shopTypes.updateShopType, {
    params: id(grocery.id),
    body: { version: 1, name: 'Groceries' },
    answer: { ...shopTypeRecord, name: 'Groceries', version: 2 },
  }),
  example(shopTypes.deleteShopType, { params: id(grocery.id) }),
  example(productTypes.listProductTypes, {
    query: { search: 'fr', shop_type: grocery.id, ...firstPage },
    answer: listOf(productTypeRecord),
  }),
  example(productTypes.getProductType, { params: id(fruit.id), answer: productTypeRecord }),
  example(productTypes.createProductType, {
    body: { name: fruit.name, cover: 12, position: 1, shop_types: [grocery.id, vegetableShop.id] },
    answer: productTypeRecord,
  }),
  example(productTypes.updateProductType, {
    params: id(fruit.id),
    body: { version: 1, name: 'Fresh fruit', shop_types: [vegetableShop.id] },
    answer: {
      ...productTypeRecord,
      name: 'Fresh fruit',
      shop_types: [named(vegetableShop)],
      version: 2,
    },
  }),
  example(productTypes.deleteProductType, { params: id(fruit.id) }),
  example(images.uploadImage, { answer: { id: 31, cover: picture('e') } }),
];

export const operatorShopDocs: Documented = {
  files: {
    operatorImages: images,
    operatorProductTypes: productTypes,
    operatorShopTypes: shopTypes,
    operatorShops: shops,
  },
  examples: [...operatorShopExamples, ...operatorTypeExamples],
};
