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
  const paths = await findPaths(customer);
  const executablePath = BROWSER_PLACES.find((place) => existsSync(place));
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    mkdirSync(folder, { recursive: true });
    for (const [name, path] of Object.entries(paths)) await take(browser, customer.token, name, path);
  } finally {
    await browser.close();
  }
} finally {
  await haat.stop();
}

/** Pages with something on them: a shop near home, a cart of its goods, an order that waits at the door. */
async function findPaths(customer) {
  const [home] = (await customer.get('/customers/addresses/')).results;
  const shops = (await customer.get(`/shops/nearby/?address_id=${home.id}`)).results;
  const shop = shops.find(({ is_open }) => is_open);
  const products = (await customer.get(`/shops/products/?shop__id=${shop.id}`)).results;
  for (const { id } of products.filter(({ quantity }) => quantity > 1).slice(0, 3)) {
    await customer.post('/customers/cart/add/', { product_id: id, quantity: 1, address_id: home.id });
  }
  const orders = (await customer.get('/customers/orders/')).results;
  const order = orders.find(({ status }) => status === 'DELIVERED') ?? orders[0];
  return {
    shops: '/shops',
    shop: `/shops/${shop.id}`,
    cart: '/shops/cart',
    order: `/shops/order/${order.id}`,
  };
}

async function take(browser, token, name, path) {
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
