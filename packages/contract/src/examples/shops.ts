import * as shops from '../shops.ts';
import { type Documented, type Example, example } from './example.ts';
import { city, firstPage, grocery, home, id, listOf, shop, vegetableShop } from './village.ts';

const [lineOne = '', lineTwo = '', lineThree = ''] = shop.address.split('\n');

const { closed_weekdays, closed_days, next_slot: _, ...inList } = shop;

const registered: shops.RetailerShop = {
  id: shop.id,
  name: shop.name,
  type: vegetableShop,
  additional_types: [grocery],
  city,
  address: shop.address,
  latitude: shop.latitude,
  longitude: shop.longitude,
  is_verified: false,
  opening_time: '09:00',
  closing_time: '21:00',
  is_open: true,
};

const settings: shops.ShopSettings = {
  id: shop.id,
  name: shop.name,
  address: shop.address,
  latitude: shop.latitude,
  longitude: shop.longitude,
  cover: shop.cover,
  is_verified: true,
  opening_time: shop.opening_time,
  closing_time: shop.closing_time,
  is_open: shop.is_open,
  upi_id: 'amma.vegetables@upi',
  upi_name: null,
  closed_weekdays,
  closed_days,
  preparation_minutes: 45,
  offers_pick_up: true,
  second_number: '+919000000012',
  is_second_number_confirmed: true,
};

const examples: readonly Example[] = [
  example(shops.shopTypes, { query: firstPage, answer: listOf(grocery, vegetableShop) }),
  example(shops.nearbyShops, {
    query: { address_id: home.id, shop_type: vegetableShop.id, ...firstPage },
    answer: listOf({ ...inList, distance: 1 }),
  }),
  example(shops.getShop, { params: id(shop.id), answer: shop }),
  example(shops.addFavourite, { params: id(shop.id) }),
  example(shops.removeFavourite, { params: id(shop.id) }),
  example(shops.createShop, {
    body: {
      name: shop.name,
      type: vegetableShop.id,
      additional_types: [grocery.id],
      city: city.id,
      location: { lat: shop.latitude, lng: shop.longitude },
      addressLineOne: lineOne,
      addressLineTwo: lineTwo,
      addressLineThree: lineThree,
    },
    answer: registered,
  }),
  example(shops.shopSettings, {
    answer: { ...settings, is_verified: false, suspension_reason: 'The shop sold rotten fish.' },
  }),
  example(shops.updateShop, {
    body: { opening_time: '07:30', closing_time: '20:30', is_open: false, upi_id: 'amma.vegetables@upi' },
    answer: { ...settings, opening_time: '07:30', is_open: false },
  }),
  example(shops.sendSecondNumberCode, { answer: { ...settings, is_second_number_confirmed: false } }),
  example(shops.confirmSecondNumber, { body: { code: '4821' }, answer: settings }),
];

export const shopDocs: Documented = { files: { shops }, examples };
