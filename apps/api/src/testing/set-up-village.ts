// Set-ups of tests that need a village. Call them at the top of a file, like the hooks of Vitest.
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { fillCart } from './orders.ts';
import { createTestApp } from './test-app.ts';
import { makeCustomer, makeGoods, makeVillage, type Village } from './village.ts';

/** One village for the file. */
export function setUpVillage(): Village {
  const village = {} as Village; // filled before the first test
  beforeAll(async () => {
    Object.assign(village, await makeVillage(await createTestApp()));
  });
  afterAll(() => village.testApp.close());
  return village;
}

/** `customer`, `rice` and `soap` are new for each test. The village's retailer sells both. */
interface StockedVillage extends Village {
  readonly rice: number;
  readonly soap: number;
}

interface Stock {
  readonly ricePrice?: number;
  readonly riceQuantity?: number;
  /** How much rice is in the customer's cart. */
  readonly riceInCart?: number;
}

/** One village for the file, with a new customer and new products for each test. */
export function setUpStockedVillage(stock: Stock = {}): StockedVillage {
  const { ricePrice = 62.5, riceQuantity = 10, riceInCart = 0 } = stock;
  const village = Object.assign(setUpVillage(), { rice: 0, soap: 0 });
  beforeEach(async () => {
    const { testApp, cityId, retailer } = village;
    const customer = await makeCustomer(testApp, cityId);
    const riceParts = { name: 'Matta rice, 1 kg', price: ricePrice, quantity: riceQuantity };
    const rice = await makeGoods(testApp, retailer, riceParts);
    const soap = await makeGoods(testApp, retailer, { name: 'Bath soap', price: 36, quantity: 5 });
    if (riceInCart > 0) await fillCart(customer, [{ productId: rice, quantity: riceInCart }]);
    Object.assign(village, { customer, rice, soap });
  });
  return village;
}
