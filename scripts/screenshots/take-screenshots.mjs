// Takes the README's pictures in the demo village: each role on a phone, the operator also on a desktop. Runs on the pinned Node.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { BROWSER_PLACES } from '../tasks/chromium.mjs';
import { startDemoHaat } from '../tasks/demo-haat.mjs';

const NUMBERS = {
  customer: '+919000000001',
  retailer: '+919000000002',
  deliverer: '+919000000003',
  operator: '+919000000009',
};
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5 };
const DESKTOP = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };
const folder = join(import.meta.dirname, '../../docs/screenshots');

const haat = await startDemoHaat();
try {
  const customer = await haat.signIn(NUMBERS.customer);
  const retailer = await haat.signIn(NUMBERS.retailer);
  const deliverer = await haat.signIn(NUMBERS.deliverer);
  const operator = await haat.signIn(NUMBERS.operator);
  const executablePath = BROWSER_PLACES.find((place) => existsSync(place));
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    mkdirSync(folder, { recursive: true });
    await take(browser, customer, 'customer', '/shops');
    await take(browser, retailer, 'retailer', `/retailer/orders/${await findNewOrder(retailer)}`);
    await take(browser, deliverer, 'deliverer', `/deliverer/delivery/${await findPickedUp(deliverer)}`);
    await take(browser, operator, 'operator', `/operator/orders/${await findUnclaimed(operator)}/show`);
    await take(browser, operator, 'desk', '/operator/', DESKTOP);
  } finally {
    await browser.close();
  }
} finally {
  await haat.stop();
}

/** An order that the retailer has not answered yet. */
async function findNewOrder(retailer) {
  const { results } = await retailer.get('/shops/orders/?limit=100');
  return idOf(results.find(({ status }) => status === 'INITIATED'));
}

/** A delivery that is on its way to the customer. */
async function findPickedUp(deliverer) {
  const { results } = await deliverer.get('/deliveries/?limit=100');
  return idOf(results.find(({ status }) => status === 'PICKED_UP'));
}

/** An accepted order that no deliverer has accepted. */
async function findUnclaimed(operator) {
  const { results } = await operator.get('/operator/orders/?need=requests_open');
  return idOf(results[0]);
}

function idOf(row) {
  if (row === undefined) throw new Error('the demo village has nothing to show here');
  return row.id;
}

async function take(browser, { token }, name, path, device = PHONE) {
  const context = await browser.newContext({
    baseURL: haat.url,
    ...device,
    locale: 'en-IN',
    reducedMotion: 'reduce',
  });
  await context.addInitScript((value) => localStorage.setItem('token', value), token);
  const page = await context.newPage();
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(isDrawn);
  const devTools = await context.newCDPSession(page);
  // Playwright itself takes no WebP, which is a fifth of a PNG.
  const { data } = await devTools.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(data, 'base64'));
  console.log(`docs/screenshots/${name}.webp`);
  await context.close();
}

/** Runs in the page: true when fonts and all visible pictures are loaded. Pictures further down load later. */
function isDrawn() {
  const isVisible = (image) => image.getBoundingClientRect().top < innerHeight;
  return (
    document.fonts.status === 'loaded' &&
    [...document.images].filter(isVisible).every((image) => image.complete)
  );
}
