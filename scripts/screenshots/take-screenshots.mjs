// Takes pictures in the demo village. For the README: each role on a phone, and the operator also on a desktop. For the
// browser's install dialog: a customer's screens. Runs on the pinned Node.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { findChromium } from '../tasks/chromium.mjs';
import { startDemoHaat } from '../tasks/demo-haat.mjs';

const NUMBERS = {
  customer: '+919000000001',
  retailer: '+919000000002',
  deliverer: '+919000000003',
  operator: '+919000000009',
};
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5 };
const DESKTOP = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };
/** The sizes in web-manifest.ts. */
const NARROW = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const root = join(import.meta.dirname, '../..');
const README = 'docs/screenshots';
const INSTALL = 'apps/web/public/install';

const haat = await startDemoHaat();
try {
  const customer = await haat.signIn(NUMBERS.customer);
  const retailer = await haat.signIn(NUMBERS.retailer);
  const deliverer = await haat.signIn(NUMBERS.deliverer);
  const operator = await haat.signIn(NUMBERS.operator);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    await take(browser, customer, 'customer', '/shops');
    await take(browser, retailer, 'retailer', `/retailer/orders/${await findNewOrder(retailer)}`);
    await take(browser, deliverer, 'deliverer', `/deliverer/delivery/${await findPickedUp(deliverer)}`);
    await take(browser, operator, 'operator', `/operator/orders/${await findUnclaimed(operator)}/show`);
    await take(browser, operator, 'desk', '/operator/', DESKTOP);
    await take(
      browser,
      customer,
      'door',
      `/shops/order/${await findUnpaid(customer)}`,
      PHONE,
      README,
      seeCode,
    );
    await take(browser, retailer, 'credit', '/retailer/credit');
    await take(browser, deliverer, 'cash', '/deliverer/cash');
    await takeForInstall(browser, customer, retailer);
    const order = `/retailer/orders/${await findNewOrder(retailer)}`;
    await take(browser, retailer, 'waiting', order, PHONE, README, acceptOffline);
    // These come last, because the account keeps the language.
    await take(browser, customer, 'malayalam', '/shops', PHONE, README, chooseLanguage('ml'));
    const onItsWay = `/shops/order/${await findOrder(customer)}`;
    await take(browser, customer, 'hindi', onItsWay, PHONE, README, chooseLanguage('hi'));
  } finally {
    await browser.close();
  }
} finally {
  await haat.stop();
}

async function takeForInstall(browser, customer, retailer) {
  const { id } = await retailer.get('/shops/update/');
  const shop = `/shops/${id}`;
  await take(browser, customer, 'shops', '/shops', NARROW, INSTALL);
  await take(browser, customer, 'shop', shop, NARROW, INSTALL, openGoods);
  await take(browser, customer, 'order', `/shops/order/${await findOrder(customer)}`, NARROW, INSTALL);
  await take(browser, customer, 'news', '/blogs', NARROW, INSTALL);
  await take(browser, customer, 'shops-wide', '/shops', DESKTOP, INSTALL);
  await take(browser, customer, 'shop-wide', shop, DESKTOP, INSTALL, openGoods);
}

/** The shop's own page has a map, whose tiles may not load on this machine. */
async function openGoods(page) {
  await page.getByRole('tab').nth(1).click();
  await page
    .getByRole('button', { name: /to cart$/ })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
}

/** The code that draws it is loaded after the page. */
async function seeCode(page) {
  await page.locator('main svg[role=img]').waitFor();
}

/** The action is never sent, because the page closes before it is online again. */
async function acceptOffline(page) {
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByText('Waiting for a connection').waitFor();
  await page.evaluate(() => scrollTo(0, 0));
}

function chooseLanguage(language) {
  return async (page) => {
    await page.locator('header button[aria-expanded]').click();
    await page.locator('select:has(option[value=ml])').selectOption(language);
    await page.locator(`html[lang=${language}]`).waitFor();
    await page.keyboard.press('Escape');
    await page.evaluate(() => document.activeElement.blur());
    await page.mouse.move(0, 0);
    await page.waitForLoadState('networkidle');
  };
}

/** A customer's order on its way. */
async function findOrder(customer) {
  const { results } = await customer.get('/customers/orders/?limit=100');
  return idOf(results.find(({ status }) => status === 'PICKED_UP') ?? results[0]);
}

/** An order whose goods the customer has checked, but not paid. */
async function findUnpaid(customer) {
  const { results } = await customer.get('/customers/orders/?limit=100');
  return idOf(results.find(({ status }) => status === 'VERIFIED'));
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

async function take(
  browser,
  { token },
  name,
  path,
  device = PHONE,
  folder = README,
  prepare = async () => {},
) {
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
  // A font that comes too late shows from the next start on.
  await page.reload();
  await page.waitForFunction(isDrawn);
  await prepare(page);
  await page.waitForFunction(isDrawn);
  const picture = sharp(await page.screenshot()).webp({ quality: 82 });
  mkdirSync(join(root, folder), { recursive: true });
  await picture.toFile(join(root, folder, `${name}.webp`));
  console.log(`${folder}/${name}.webp`);
  await context.close();
}

/** Runs in the page: true when data, fonts and all visible pictures are loaded. Pictures below or beside the screen load later. */
function isDrawn() {
  const isVisible = (image) => {
    const { top, left, right } = image.getBoundingClientRect();
    return top < innerHeight && left < innerWidth && right > 0;
  };
  return (
    document.querySelector('[aria-busy=true]') === null &&
    document.fonts.status === 'loaded' &&
    [...document.images].filter(isVisible).every((image) => image.complete)
  );
}
