// An account on paper, from its opening to the first sign-in of the person whose book it is.
import * as credit from '@haat/contract/credit';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop } from '../support/new-people.ts';
import { launchBrowser, newPhone, openAs, signInByHand } from '../support/people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const shopNumber = '9812300421';
const ownNumber = '9812300422';

async function openPaperAccount(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Account on paper' }).click();
  await page.getByLabel('Name of the customer').fill('Kunjamma');
  await page.getByLabel('Phone number').fill(ownNumber);
  await page.getByLabel('Owed until now').fill('845');
  await page.getByLabel('Limit').fill('2000');
  await page.getByRole('button', { name: 'Open account' }).click();
  await page.waitForURL(/\/retailer\/credit\/\d+$/);
}

async function addLine(page: Page, name: string, rupees: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Amount').fill(rupees);
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function signUp(page: Page): Promise<void> {
  await signInByHand(page, ownNumber);
  await page.getByLabel('First name').fill('Kunjamma');
  await page.getByLabel('Last name').fill('Varghese');
  await page.getByLabel('Email').fill('kunjamma@example.in');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/auth/location');
  await page.getByLabel('City').selectOption({ index: 1 });
  for (const [line, text] of ['Puthen House', 'Ferry Road', 'Near the church'].entries())
    await page.getByLabel(`Address line ${line + 1}`).fill(text);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL('**/blogs');
}

it('a paper account becomes a common one when its person signs in and agrees [CREDIT-35]', async () => {
  const shop = await openShop(
    { number: shopNumber, firstName: 'Thomas', lastName: 'Mathew' },
    'Thomas Stores',
  );
  const desk = await openAs(browser, shopNumber, '/retailer/orders');
  await desk.getByRole('link', { name: 'Credit', exact: true }).click();
  await openPaperAccount(desk);
  await addLine(desk, 'Sold at the counter', '155');
  await addLine(desk, 'Payment received', '100');
  await expect.poll(() => balance(shop.api)).toEqual([900, true]);

  const page = await (await newPhone(browser)).newPage();
  await signUp(page);
  await page.goto('/shops/credit');
  await page.getByText(/^Thomas Stores keeps a book for you: ₹900 is open\./).waitFor();
  await page.getByText('From the notebook').waitFor();
  await page.getByRole('button', { name: 'Agree' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('button', { name: 'I have paid' }).waitFor();
  await expect.poll(() => balance(shop.api)).toEqual([900, false]);

  // From now on, what raises the debt waits for the other side.
  await desk.reload();
  await addLine(desk, 'Sold at the counter', '50');
  await page.reload();
  await page.getByRole('button', { name: 'Agree' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => balance(shop.api)).toEqual([950, false]);
});

type ShopApi = Awaited<ReturnType<typeof openShop>>['api'];

/** What is owed on the only account, and whether it is on paper. */
async function balance(api: ShopApi): Promise<unknown> {
  const [account] = (await api(credit.shopCredit)).results;
  return [account?.balance, account?.is_paper];
}
