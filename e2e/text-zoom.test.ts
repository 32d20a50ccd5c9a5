// Large text on a phone: titles, words and placeholders stay complete, and bars take at most half of the screen.
import * as deliveries from '@haat/contract/deliveries';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { sidewaysPx } from './support/accessibility.ts';
import { brokenWordsOf } from './support/broken-words.ts';
import { createPerson, known } from './support/new-people.ts';
import { demo, launchBrowser, lowPhone, newPhone, phone } from './support/people.ts';
import { walkSignIn } from './support/sign-in-steps.ts';
import { apiAs, fillCart, plentifulProduct } from './support/village.ts';
import { type Visits, visitsWith } from './support/visits.ts';

const shopper = '9812300305';
const numbers = { ...demo, shopper, nobody: null } as const;

type Person = keyof typeof numbers;

const pages: readonly [path: string, person: Person][] = [
  ['/auth/login', 'nobody'],
  ['/account', 'customer'],
  ['/blogs', 'customer'],
  ['/blogs/search', 'customer'],
  ['/blogs/{blogId}', 'customer'],
  ['/blogs/user', 'customer'],
  ['/shops', 'customer'],
  ['/shops/search', 'customer'],
  ['/shops/{shopID}', 'customer'],
  ['/shops/{shopID}/product/{productID}', 'customer'],
  ['/shops/order/{orderID}', 'customer'],
  ['/shops/user', 'customer'],
  ['/shops/order/{orderID}/complain', 'customer'],
  ['/shops/complaints', 'customer'],
  ['/shops/complaints/{complaintID}', 'customer'],
  ['/shops/credit', 'customer'],
  ['/shops/address', 'customer'],
  ['/shops/address/add', 'customer'],
  ['/shops/address/{addressID}', 'customer'],
  ['/shops/cart', 'shopper'],
  ['/shops/slot', 'shopper'],
  ['/retailer', 'operator'],
  ['/retailer/user', 'retailer'],
  ['/retailer/orders', 'retailer'],
  ['/retailer/orders/{orderID}', 'retailer'],
  ['/retailer/orders/{orderID}/change', 'retailer'],
  ['/retailer/complaints', 'retailer'],
  ['/retailer/complaints/{complaintID}', 'retailer'],
  ['/retailer/phone-order', 'retailer'],
  ['/retailer/credit', 'retailer'],
  ['/retailer/credit/{accountID}', 'retailer'],
  ['/retailer/products', 'retailer'],
  ['/retailer/add-product', 'retailer'],
  ['/retailer/edit-product/{productID}', 'retailer'],
  ['/retailer/catalogue', 'retailer'],
  ['/deliverer', 'deliverer'],
  ['/deliverer/cash', 'deliverer'],
  ['/retailer/cash', 'retailer'],
  ['/deliverer/user', 'deliverer'],
  ['/deliverer/requests', 'deliverer'],
  ['/deliverer/delivery/{deliveryID}', 'deliverer'],
  ['/support', 'customer'],
  ['/support/request', 'customer'],
  ['/notifications', 'customer'],
];

let browser: Browser;
let visits: Visits;
let shown: Page | undefined;
beforeAll(async () => {
  browser = await launchBrowser();
  visits = visitsWith(browser);
  await fillCart(await createPerson({ number: shopper, firstName: 'Devika', lastName: 'Pillai' }), 1);
});
/** The next screen opens on a usual phone, with letters of their usual size. */
afterEach(async () => {
  await shown?.setViewportSize(phone);
  if (shown) await enlarge(shown, 100);
});
afterAll(async () => {
  await visits.speakEnglish();
  await browser.close();
});

it.each(pages)('%s [LOOK-3]', async (path, person) => {
  const page = await open(path, person);
  expect(await zoomFaultsOf(page)).toEqual([]);
});

it('the steps of signing in [LOOK-3]', async () => {
  const page = await (await newPhone(browser, { isLocationAllowed: false })).newPage();
  await page.goto('/auth/login');
  await walkSignIn(page, '9812300344', async (route) => {
    expect(await zoomFaultsOf(page), route).toEqual([]);
    await page.setViewportSize(phone);
    await enlarge(page, 100);
  });
});

async function zoomFaultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const percent of [100, 130, 150, 200]) {
    await enlarge(page, percent);
    if (await isTitleCut(page)) faults.push(`the title is cut at ${percent} %`);
    const free = await contentPx(page);
    if (free < phone.height / 2) faults.push(`only ${free} px for content at ${percent} %`);
  }
  for (const viewport of [phone, lowPhone]) {
    await page.setViewportSize(viewport);
    const found = [...(await brokenWordsOf(page)), ...(await cutPlaceholdersOf(page))];
    const sideways = await sidewaysPx(page);
    if (sideways > 0) found.push(`scrolls sideways by ${sideways} px`);
    faults.push(
      ...found.filter((fault) => !isAddress(fault)).map((fault) => `${fault} at ${viewport.width} px`),
    );
  }
  return faults;
}

it.each([
  ['/shops/{shopID}/product/{productID}', 'shopper'],
  ['/deliverer', 'deliverer'],
] as const)(
  '%s in Malayalam, with letters twice as large on a narrow phone [LOOK-3]',
  async (path, person) => {
    const inCart = await plentifulProduct();
    const isProduct = path.includes('product');
    const page = await open(isProduct ? `/shops/${inCart.shop}/product/${inCart.id}` : path, person, 'ml');
    await page.setViewportSize(lowPhone);
    await enlarge(page, 200);
    const broken = await brokenWordsOf(page);
    const cut = isProduct ? await cutButtonsOf(page) : [];
    const sideways = await sidewaysPx(page);
    expect([...broken, ...cut, sideways]).toEqual([0]);
  },
);

it('shows a deliverer the amount to collect without scrolling, on a small phone too [DELIV-9]', async () => {
  const { results } = await (await apiAs('deliverer'))(deliveries.listDeliveries, { query: { limit: 100 } });
  const { id } = known(
    results.find(({ allowed_actions }) => allowed_actions.length > 0),
    'delivery that is not done',
  );
  const page = await open(`/deliverer/delivery/${id}`, 'deliverer');
  for (const viewport of [phone, { width: 320, height: 568 }]) {
    await page.setViewportSize(viewport);
    const box = await page.getByText(/^To collect/).boundingBox();
    expect(box && box.y + box.height).toBeLessThan(viewport.height);
    const action = await page.getByRole('button', { name: /^Mark/, disabled: false }).boundingBox();
    expect(action && box && action.y > box.y).toBe(true);
  }
});

it("announces a shop's types as a row when large text makes them one [LOOK-3]", async () => {
  const page = await open('/shops/{shopID}', 'customer');
  const types = page.getByRole('tablist', { name: 'Product types' });
  await expect.poll(() => types.getAttribute('aria-orientation')).toBe('vertical');
  await page.setViewportSize(lowPhone);
  await enlarge(page, 200);
  await expect.poll(() => types.getAttribute('aria-orientation')).toBe(null);
  const tabs = types.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowDown');
  expect(await tabs.first().getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => tabs.nth(1).getAttribute('aria-selected')).toBe('true');
});

async function open(path: string, person: Person, language: 'en' | 'ml' = 'en'): Promise<Page> {
  shown = await visits.open(numbers[person], path, language);
  return shown;
}

/** After two frames, the layout observers have run. */
const enlarge = (page: Page, percent: number): Promise<void> =>
  page.evaluate(async (size) => {
    document.documentElement.style.setProperty('font-size', `${size}%`);
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, percent);

const isTitleCut = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const title = document.querySelector('h1');
    return title === null || title.scrollWidth > Math.max(title.clientWidth, 1);
  });

/** An e-mail or web address may be wider than its place. */
const isAddress = (fault: string): boolean => /@|https?:/.test(fault);

const cutPlaceholdersOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    const isCut = (field: HTMLInputElement): boolean => {
      if (!pen) return true;
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      pen.font = font.replace(/[\d.]+px/, getComputedStyle(field, '::placeholder').fontSize);
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return pen.measureText(field.placeholder).width > room + 1;
    };
    const fields = [...document.querySelectorAll<HTMLInputElement>('input:placeholder-shown')];
    return fields.filter(isCut).map(({ placeholder }) => `cut: ${placeholder}`);
  });

/** The buttons whose edge another box covers or cuts. */
const cutButtonsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (button: Element): boolean => {
      button.scrollIntoView({ block: 'center' });
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const edges = [left + 2, right - 2].map((x) => document.elementFromPoint(x, (top + bottom) / 2));
      return edges.some((found) => found === null || !button.contains(found));
    };
    const buttons = [...document.querySelectorAll('main button:enabled')];
    return buttons.filter(isCut).map((button) => `cut: ${button.getAttribute('aria-label')}`);
  });

/** The height in pixels that no bar covers, in the middle of the page. */
const contentPx = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const root = document.documentElement;
    window.scrollTo(0, (root.scrollHeight - window.innerHeight) / 2);
    const x = window.innerWidth / 2;
    let free = 0;
    const step = 2;
    for (let y = 0; y < window.innerHeight; y += step) {
      if (!document.elementFromPoint(x, y)?.closest('header, nav, [data-action-bar]')) free += step;
    }
    return free;
  });
