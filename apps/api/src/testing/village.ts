// A small village with everything that an order needs, made through the API wherever an endpoint exists.

import { makeDeliverer, makeOperator } from '../slices/accounts/index.ts';
import { createSlotWindow } from '../slices/orders/slots/edit-slot-windows.ts';
import { makeAddress } from './addresses.ts';
import { makeCity } from './cities.ts';
import type { Client } from './client.ts';
import { makeProduct, type ProductParts } from './products.ts';
import { makeVerifiedShop, type ShopParts } from './shops.ts';
import { freshNumber, type TestApp } from './test-app.ts';

export interface Customer extends Client {
  readonly addressId: number;
}

export interface Village {
  readonly testApp: TestApp;
  readonly cityId: number;
  readonly retailer: Retailer;
  readonly customer: Customer;
  readonly deliverer: Client;
  readonly operatorId: number;
  /** The first free slot, with room for 100,000 orders. */
  readonly slotId: number;
}

/** Creates a verified shop, a customer within its reach, a deliverer and an operator. */
export async function makeVillage(testApp: TestApp): Promise<Village> {
  const cityId = await makeCity(testApp);
  const retailer = await makeRetailer(testApp, cityId, { name: 'Ammini Vegetables' });
  const customer = await makeCustomer(testApp, cityId);
  const operator = await testApp.database.inTx((tx) => makeOperator(tx, freshNumber()));
  for (let weekday = 0; weekday < 7; weekday += 1) await makeWindow(testApp, cityId, { weekday });
  return {
    testApp,
    cityId,
    retailer,
    customer,
    deliverer: await makeDelivererClient(testApp, cityId),
    operatorId: operator.userId,
    slotId: await firstSlotId(customer),
  };
}

export interface Retailer extends Client {
  readonly shopId: number;
}

/** The retailer of a verified shop. */
export async function makeRetailer(
  testApp: TestApp,
  cityId: number,
  parts: Omit<ShopParts, 'cityId'> = {},
): Promise<Retailer> {
  const { retailer, shop } = await makeVerifiedShop(testApp, { ...parts, cityId });
  return { ...retailer, shopId: shop.id };
}

/** Returns the product's id. */
export async function makeGoods(testApp: TestApp, retailer: Retailer, parts: ProductParts): Promise<number> {
  return (await makeProduct(testApp, retailer, parts)).id;
}

export async function makeCustomer(testApp: TestApp, cityId: number, at: object = {}): Promise<Customer> {
  const client = await testApp.signIn();
  await client.post('/users/setup/', { first_name: 'Lakshmi', last_name: 'Menon', email: 'l@example.org' });
  const { id } = await makeAddress(client, cityId, at);
  return { ...client, addressId: id };
}

export async function makeDelivererClient(testApp: TestApp, cityId: number): Promise<Client> {
  const number = freshNumber();
  await testApp.database.inTx((tx) => makeDeliverer(tx, number, cityId));
  const client = await testApp.signIn(number);
  await client.post('/users/setup/', { first_name: 'Ravi', last_name: 'Kumar', email: 'r@example.org' });
  return client;
}

export function makeWindow(
  { database }: TestApp,
  cityId: number,
  parts: Partial<Parameters<typeof createSlotWindow>[1]> = {},
): Promise<number> {
  return database.inTx((tx) =>
    createSlotWindow(tx, {
      cityId,
      weekday: null,
      date: null,
      startTime: '17:00',
      endTime: '19:00',
      cutOffMinutes: 60,
      capacity: 100_000,
      ...parts,
    }),
  );
}

export async function firstSlotId(client: Client): Promise<number> {
  const { body } = await client.get('/shops/get-slots/');
  return body.results[0].id;
}
