// What helps to find a house: the customer shows and says it, the deliverer sees and hears it.
import * as addresses from '@haat/contract/addresses';
import * as deliveries from '@haat/contract/deliveries';
import * as orders from '@haat/contract/orders';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keptAnswers, untilKept } from '../support/installed.ts';
import { createPerson, known, openShop } from '../support/new-people.ts';
import { demo, launchOwnBrowser, openAs, withServiceWorker } from '../support/people.ts';
import { isLoaded } from '../support/pictures.ts';
import { orderBy, phoneOf, stockAt, type ThreePhones } from '../support/three-phones.ts';

const customerNumber = '9812300453';
const retailer = { number: '9812300454', firstName: 'Mariam', lastName: 'Beevi' };

let browser: Browser;
let people: ThreePhones;
let productId: number;
beforeAll(async () => {
  // Its microphone beeps.
  browser = await launchOwnBrowser('--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream');
  await createPerson({ number: customerNumber, firstName: 'Kamala', lastName: 'Devi' });
  const goods = await stockAt(await openShop(retailer, 'Beevi Stores'), [60]);
  productId = known(goods[0], 'product').id;
  people = {
    customer: await phoneOf(browser, customerNumber),
    retailer: await phoneOf(browser, retailer.number),
    deliverer: await phoneOf(browser, demo.deliverer),
  };
  await people.customer.page.context().grantPermissions(['microphone', 'geolocation']);
});
afterAll(() => browser.close());

const home = async (): Promise<addresses.Address> =>
  known((await people.customer.api(addresses.listAddresses)).results[0], 'address');

const seeHouse = async (page: Page): Promise<void> => {
  const photo = page.getByRole('img', { name: 'Photo of the house' });
  await photo.waitFor();
  await expect.poll(() => photo.evaluate(isLoaded)).toBe(true);
  await page.getByText(/^0:0\d$/).waitFor();
};

/** The sound lasts only two seconds, so the page itself looks for 'Pause', at each change from before the press. */
async function hearDirections(page: Page): Promise<void> {
  await page.evaluate(() => {
    delete document.body.dataset.heard;
    const isPause = (button: Element) =>
      (button.getAttribute('aria-label') ?? button.textContent) === 'Pause';
    const look = (): void => {
      if ([...document.querySelectorAll('button')].some(isPause)) document.body.dataset.heard = 'yes';
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-label'],
    });
  });
  await page.getByRole('button', { name: 'Play directions' }).click();
  await page.locator('body[data-heard]').waitFor();
}

it('the customer shows and says the way [HOUSE-41, HOUSE-52]', async () => {
  const { page } = people.customer;
  await page.goto('/shops/address');
  await page.getByRole('link', { name: 'Edit Home' }).click();
  await page.getByLabel('Landmark').fill('Blue gate');
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#6a9' } })
    .png()
    .toBuffer();
  await page
    .getByLabel('Photo of the house')
    .setInputFiles({ name: 'house.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Record directions' }).click();
  await page.getByRole('button', { name: 'Stop, 18 s left' }).click();
  await seeHouse(page);
  await hearDirections(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('**/shops/address');
  expect(await home()).toMatchObject({
    landmark: 'Blue gate',
    photo: expect.any(Number),
    voice_note: expect.any(Number),
  });
});

it('the deliverer sees and hears it, also without a network, until the order is done [HOUSE-13, HOUSE-42, HOUSE-48]', async () => {
  const { customer, retailer: shop, deliverer } = people;
  const { id } = await orderBy(customer, [[productId, 1]]);
  await shop.api(orders.acceptOrder, { params: { id } });
  const { results } = await deliverer.api(deliveries.listRequests, { query: { limit: 100 } });
  const request = known(
    results.find(({ order }) => order.id === id),
    'request for the order',
  );
  const params = { id: request.id };
  await deliverer.api(deliveries.acceptRequest, { params });
  const page = await openAs(browser, demo.deliverer, `/deliverer/delivery/${params.id}`, withServiceWorker);
  await page.getByText('Blue gate').waitFor();
  await seeHouse(page);
  await untilKept(page, 'files');
  await page.context().setOffline(true);
  await page.reload();
  await seeHouse(page);
  await hearDirections(page);

  await page.context().setOffline(false);
  await deliverer.api(deliveries.markPickedUp, { params });
  await deliverer.api(deliveries.markDelivered, { params });
  await deliverer.api(deliveries.markCompleted, { params, body: { payment: 'Cash' } });
  await page.reload();
  await page.getByRole('region', { name: 'Receipt' }).waitFor();
  expect(await page.getByRole('img', { name: 'Photo of the house' }).count()).toBe(0);
  await expect.poll(() => keptAnswers(page)).not.toContainEqual(expect.stringContaining('"files"'));
});
