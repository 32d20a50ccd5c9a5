// Two phones: half a kilo of beans and a fish are ordered, weighed, and one part is refused at the door.
import * as cart from '@haat/contract/cart';
import * as catalogue from '@haat/contract/catalogue';
import * as deliveries from '@haat/contract/deliveries';
import * as orders from '@haat/contract/orders';
import * as products from '@haat/contract/products';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiOf } from './support/api.ts';
import { createPerson, known, openShop } from './support/new-people.ts';
import { closePages, demo, launchBrowser, openAs, tokenFor } from './support/people.ts';
import { answer } from './support/questions.ts';

const customer = { number: '9811100441', firstName: 'Devaki', lastName: 'Nair' };
const retailer = { number: '9811100442', firstName: 'Shaji', lastName: 'Kurian' };

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await closePages(browser);
  await browser.close();
});

/** A shop with long beans in steps of 250 g at ₹40/kg, and seer fish in steps of 500 g at ₹900/kg. */
async function openMarket() {
  const shop = await openShop(retailer, 'Ferry Fish and Greens');
  const { results } = await shop.api(catalogue.listCatalogue);
  const sell = async (at: number, body: { name: string; price: number; net_quantity: number }) => {
    const { id } = await shop.api(catalogue.addCatalogueProduct, {
      params: { id: known(results[at], 'catalogue product').id },
    });
    const loose = { ...body, is_loose: true, unit: 'g' as const, quantity: 20 };
    return shop.api(products.updateProduct, { params: { id }, body: loose });
  };
  const beans = await sell(0, { name: 'Long beans', price: 10, net_quantity: 250 });
  const fish = await sell(1, { name: 'Seer fish', price: 450, net_quantity: 500 });
  return { shop, beans, fish };
}

const buy = async (page: Page, product: products.Product, amount: string): Promise<void> => {
  await page.goto(`/shops/${product.shop}/product/${product.id}`);
  await page.getByRole('button', { name: amount, exact: true }).click();
  await page.locator('[aria-live]', { hasText: amount }).waitFor();
};

const weigh = async (page: Page, name: string, grams: string): Promise<void> => {
  const form = page.getByRole('form', { name });
  await form.getByLabel('Weight in g').fill(grams);
  await form.getByRole('button', { name: 'Save' }).click();
};

it('half a kilo and a fish are weighed, and a part is refused at the door [LOOSE-19]', async () => {
  const { shop, beans, fish } = await openMarket();
  const buyer = await createPerson(customer);
  const hers = await openAs(browser, customer.number, '/shops');
  await buy(hers, beans, '500 g');
  await buy(hers, fish, '1 kg');
  await expect
    .poll(async () => (await buyer(cart.getCart)).items.map(({ amount }) => amount))
    .toEqual([20, 900]);
  const slot = known((await buyer(orders.getSlots)).results[0], 'slot');
  const { id } = await buyer(orders.checkout, { body: { slot: slot.id, additional_details: '' } });
  await shop.api(orders.acceptOrder, { params: { id } });

  const theirs = await openAs(browser, retailer.number, '/retailer/packing');
  await weigh(theirs, 'Long beans', '1,2');
  await theirs.getByText('Enter a whole number above 0, like 760').waitFor();
  await weigh(theirs, 'Long beans', '520');
  await theirs.getByText('520 g').first().waitFor();
  await weigh(theirs, 'Seer fish', '1200');
  await theirs.getByText(/at most 1100 g/).waitFor();
  await weigh(theirs, 'Seer fish', '1043');
  await theirs.getByText('1.043 kg').first().waitFor();

  await hers.goto(`/shops/order/${id}`);
  await hers.getByText('500 g × ₹40/kg · weighed 520 g').waitFor();
  await hers.getByText('1 kg × ₹900/kg · weighed 1.043 kg').waitFor();
  // 520 g of beans are ₹20.80 instead of ₹20, and 1.043 kg of fish ₹938.70 instead of ₹900.
  const weighed = await buyer(orders.customerOrder, { params: { id } });
  expect([weighed.price, weighed.amount]).toEqual([959.5, 959.5 + weighed.delivery_cost]);

  const deliverer = apiOf(await tokenFor(demo.deliverer));
  const requests = (await deliverer(deliveries.listRequests, { query: { limit: 100 } })).results;
  const request = known(
    requests.find(({ order }) => order.id === id),
    'request',
  );
  const step = { params: { id: request.id } };
  await deliverer(deliveries.acceptRequest, step);
  await deliverer(deliveries.markPickedUp, step);
  await deliverer(deliveries.markDelivered, step);
  await hers.reload();
  await hers.getByRole('button', { name: 'Decrease quantity of Seer fish' }).click();
  await hers.getByText('500 g refused ·').waitFor();
  await hers.getByText('−₹469.35', { exact: true }).first().waitFor();
  await hers.getByRole('button', { name: 'Verify' }).click();
  await answer(hers, 'Are you sure?', 'Yes');
  await hers.getByText('Rejected items').waitFor();
  const kept = await buyer(orders.customerOrder, { params: { id } });
  expect(kept.price).toBe(490.15);
  expect(kept.items.map(({ amount, weighed: grams }) => [amount, grams])).toEqual([
    [20.8, 520],
    [469.35, 1043],
  ]);
  await deliverer(deliveries.markCompleted, {
    ...step,
    body: { payment: 'Cash', expected_amount: kept.amount },
  });
});
