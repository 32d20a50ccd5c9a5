// Takes the README's pictures as a customer's phone shows them. Runs on the pinned Node.
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { BROWSER_PLACES } from '../tasks/chromium.mjs';
import { startDemoHaat } from '../tasks/demo-haat.mjs';

const CUSTOMER = '+919000000001';
const folder = join(import.meta.dirname, '../../docs/screenshots');

const haat = await startDemoHaat();
try {
  const customer = await haat.signIn(CUSTOMER);
  const places = await findPlaces(customer);
  const executablePath = BROWSER_PLACES.find((place) => existsSync(place));
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    mkdirSync(folder, { recursive: true });
    for (const [name, place] of Object.entries(places)) await take(browser, customer.token, name, place);
  } finally {
    await browser.close();
  }
} finally {
  await haat.stop();
}

/** Pages with something on them: shops near home, the goods of one, a cart of them, an order that waits at the door. */
async function findPlaces(customer) {
  const [home] = (await customer.get('/customers/addresses/')).results;
  const orders = (await customer.get('/customers/orders/')).results;
  const atTheDoor = orders.find(({ status }) => status === 'DELIVERED') ?? orders[0];
  const order = await customer.get(`/customers/orders/${atTheDoor.id}/`);
  const products = (await customer.get(`/shops/products/?shop__id=${order.shop.id}`)).results;
  for (const { id } of products.filter(({ quantity }) => quantity > 1).slice(0, 3)) {
    await customer.post('/customers/cart/add/', { product_id: id, quantity: 1, address_id: home.id });
  }
  return {
    shops: { path: '/shops' },
    shop: { path: `/shops/${order.shop.id}`, tab: 1 },
    cart: { path: '/shops/cart' },
    order: { path: `/shops/order/${order.id}` },
  };
}

async function take(browser, token, name, { path, tab }) {
  const context = await browser.newContext({
    baseURL: haat.url,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1.5,
    locale: 'en-IN',
    reducedMotion: 'reduce',
  });
  await context.addInitScript((value) => localStorage.setItem('token', value), token);
  const page = await context.newPage();
  await page.goto(path);
  if (tab !== undefined) await page.getByRole('tab').nth(tab).click();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(isDrawn);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  console.log(`docs/screenshots/${name}.png`);
  await context.close();
}

/** In the page: fonts and every picture that can be seen are there. Those further down are not even asked for. */
function isDrawn() {
  const isSeen = (image) => image.getBoundingClientRect().top < innerHeight;
  return (
    document.fonts.status === 'loaded' && [...document.images].filter(isSeen).every((image) => image.complete)
  );
}
