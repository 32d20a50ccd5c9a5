import * as catalogue from '../catalogue.ts';
import * as goodsFiles from '../goods-files.ts';
import * as products from '../products.ts';
import * as search from '../search.ts';
import { type Documented, type Example, example } from './example.ts';
import { carrot, firstPage, fruit, home, id, listOf, picture, shop, tomato, vegetables } from './village.ts';

const pumpkin: catalogue.CatalogueProduct = {
  id: 61,
  name: 'Pumpkin, 1 kg',
  local_name: null,
  names: { ml: 'മത്തങ്ങ, 1 kg' },
  description: 'Cut to size, sweet and dry, for erissery.',
  price: 26,
  mrp: 30,
  net_quantity: 1,
  unit: 'kg',
  is_loose: false,
  tags: ['pumpkin', 'mathanga'],
  cover: picture('5'),
  is_addded: false,
  type: vegetables,
};

const taken: products.Product = {
  ...tomato,
  id: 23,
  name: pumpkin.name,
  names: pumpkin.names,
  description: pumpkin.description,
  price: pumpkin.price,
  mrp: pumpkin.mrp,
  quantity: 0,
  tags: pumpkin.tags,
  cover: { cover: picture('5') },
  images: [{ id: 34, cover: picture('5') }],
};

const hit: search.SearchHit = {
  ...tomato,
  shop: { id: shop.id, name: shop.name },
  is_open: true,
  distance: 1,
};

const { name, names, description, price, mrp, net_quantity, unit, is_loose, quantity, tags } = tomato;
const pack = { mrp, net_quantity, unit, is_loose, names };

const examples: readonly Example[] = [
  example(products.productTypes, { query: firstPage, answer: listOf(fruit, vegetables) }),
  example(products.shopProductTypes, { query: firstPage, answer: listOf(fruit, vegetables) }),
  example(search.searchProducts, {
    query: { search: 'tomatto', address_id: home.id, ...firstPage },
    answer: listOf(hit),
  }),
  example(products.listProducts, {
    query: { shop__id: shop.id, type__id: vegetables.id, ...firstPage },
    answer: listOf(tomato, carrot),
  }),
  example(products.listOffers, {
    query: { address_id: home.id, ...firstPage },
    answer: listOf({
      ...tomato,
      price: 32,
      regular_price: tomato.price,
      offer_price: 32,
      offer_until: '2026-11-30',
      is_open: true,
      distance: 1,
    }),
  }),
  example(products.askToBeTold, { params: id(carrot.id) }),
  example(products.stopBeingTold, { params: id(carrot.id) }),
  example(products.getProduct, { params: id(tomato.id), query: { shop__id: shop.id }, answer: tomato }),
  example(products.listRetailerProducts, {
    query: { search: 'tomato', ...firstPage },
    answer: listOf(tomato),
  }),
  example(products.createProduct, {
    body: { type: vegetables.id, name, description, price, quantity, tags, images: [31, 32], ...pack },
    answer: tomato,
  }),
  example(products.getRetailerProduct, { params: id(tomato.id), answer: tomato }),
  example(products.updateProduct, {
    params: id(tomato.id),
    body: { quantity: 60, expected_quantity: tomato.quantity },
    answer: { ...tomato, quantity: 60 },
  }),
  example(products.updateProducts, {
    body: {
      products: [
        { id: tomato.id, price: 36, is_sold_out: false },
        { id: carrot.id, quantity: 0, expected_quantity: carrot.quantity },
      ],
    },
    answer: listOf({ ...tomato, price: 36 }, { ...carrot, quantity: 0 }),
  }),
  example(products.deleteProduct, { params: id(tomato.id) }),
  example(goodsFiles.importGoods, {
    answer: {
      is_applied: false,
      counts: { new: 0, changed: 1, unchanged: 0, refused: 1 },
      rows: [
        { line: 2, name: tomato.name, fate: 'changed', changes: ['price'], error: null },
        {
          line: 3,
          name: carrot.name,
          fate: 'refused',
          changes: [],
          error: 'price: “34,” is not a price. Write it like 26 or 26.50.',
          errors: { price: '“34,” is not a price. Write it like 26 or 26.50.' },
        },
      ],
    },
  }),
  example(goodsFiles.exportGoods, {
    answer: `${goodsFiles.goodsColumns.join(',')}\r\n21,"Country tomato, 1 kg",Vegetables,38,210,210,false,40,1,kg,false,Sour,tomato\r\n`,
  }),
  example(catalogue.catalogueTypes, { answer: [{ type: vegetables }] }),
  example(catalogue.listCatalogue, {
    query: { type__id: vegetables.id, ...firstPage },
    answer: { count: 1, not_added: 1, results: [pumpkin] },
  }),
  example(catalogue.getCatalogueProduct, { params: id(pumpkin.id), answer: pumpkin }),
  example(catalogue.addCatalogueProduct, { params: id(pumpkin.id), answer: taken }),
  example(catalogue.addAllCatalogueProducts, {
    body: { product_type: vegetables.id, exclude: [pumpkin.id] },
    answer: { added: 14 },
  }),
  example(products.countNotCounted, { answer: { not_counted: 14 } }),
  example(products.setFirstQuantities, { body: { quantity: 20 }, answer: { changed: 14 } }),
];

export const productDocs: Documented = { files: { catalogue, goodsFiles, products, search }, examples };
