// A complaint with a photo, from the first message to the refund: the phones of customer and shop, and the desk. Each
// step of customer and shop once loses its connection or its answer, and is done once.
import * as complaints from '@haat/contract/complaints';
import * as deliveries from '@haat/contract/deliveries';
import * as shops from '@haat/contract/shops';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loseAnswers } from '../support/network.ts';
import { createPerson, known, openShop } from '../support/new-people.ts';
import { demo, desktop, launchBrowser, openAs } from '../support/people.ts';
import { isLoaded } from '../support/pictures.ts';
import { bringToTheDoor, orderBy, phoneOf, stockAt, type ThreePhones } from '../support/three-phones.ts';
import { seeToast } from '../support/toasts.ts';

const customerNumber = '9812300471';
const retailer = { number: '9812300472', firstName: 'Thresia', lastName: 'Antony' };

let browser: Browser;
let people: ThreePhones;
let orderId: number;
beforeAll(async () => {
  browser = await launchBrowser();
  await createPerson({ number: customerNumber, firstName: 'Saraswathi', lastName: 'Varma' });
  const shop = await openShop(retailer, 'Antony Provisions');
  // Open at any time of the day.
  await shop.api(shops.updateShop, { body: { opening_time: '00:00', closing_time: '00:00' } });
  const [good] = await stockAt(shop, [60]);
  people = {
    customer: await phoneOf(browser, customerNumber),
    retailer: await phoneOf(browser, retailer.number),
    deliverer: await phoneOf(browser, demo.deliverer),
  };
  orderId = (await orderBy(people.customer, [[known(good, 'product').id, 1]])).id;
  const id = await bringToTheDoor(people, orderId);
  await people.deliverer.api(deliveries.markCompleted, { params: { id }, body: { payment: 'Cash' } });
});
afterAll(() => browser.close());

const complaintsNow = async () => (await people.customer.api(complaints.customerComplaints)).results;
const textsNow = async () =>
  known((await complaintsNow())[0], 'complaint').messages.map(({ by, body }) => `${by}: ${body}`);

async function withoutConnection(page: Page, press: () => Promise<unknown>): Promise<void> {
  await page.context().setOffline(true);
  await page.getByText('No connection', { exact: true }).waitFor();
  await press();
  await page.getByText('Waiting for a connection').filter({ visible: true }).first().waitFor();
  await page.context().setOffline(false);
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Message', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Send message' }).click();
}

/** The photo of a message. */
const seePhoto = (page: Page): Promise<void> =>
  expect.poll(() => page.getByRole('img', { name: /^(Photo|File) 1$/ }).evaluate(isLoaded)).toBe(true);

it('the customer complains with a photo, while the network comes and goes [COMPLAIN-4, COMPLAIN-20, COMPLAIN-24]', async () => {
  const { page } = people.customer;
  await page.goto(`/shops/order/${orderId}`);
  await page.getByRole('link', { name: 'Complain' }).click();
  await page.getByLabel('What is wrong?').selectOption('Damaged');
  await page.getByLabel('What happened?').fill('The bottle was broken.');
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#e9c46a' } })
    .png()
    .toBuffer();
  const upload = { name: 'bottle.png', mimeType: 'image/png', buffer: photo };
  const { stop } = await loseAnswers(page, '/files/');
  await page.getByLabel('Photo 1', { exact: true }).setInputFiles(upload);
  await seeToast(page, 'alert', 'Could not save');
  await stop();
  await page.getByLabel('Photo 1', { exact: true }).setInputFiles(upload);
  await seePhoto(page);

  await withoutConnection(page, () => page.getByRole('button', { name: 'Send complaint' }).click());
  await page.getByRole('link', { name: /^Complaint C-/ }).click();
  await seePhoto(page);
  expect(await complaintsNow()).toMatchObject([
    { kind: 'damaged', messages: [{ files: [{ kind: 'picture' }] }] },
  ]);
});

it('shop and customer write, each once with the network cut [COMPLAIN-6, COMPLAIN-7, COMPLAIN-24]', async () => {
  const [{ page: counter }, { page: phone }] = [people.retailer, people.customer];
  const { id, number } = known((await complaintsNow())[0], 'complaint');
  await counter.goto('/notifications');
  await counter.getByText(/^A customer complained about order/).click();
  await counter.getByRole('heading', { name: `Complaint ${number}` }).waitFor();
  await seePhoto(counter);
  const { lost, stop } = await loseAnswers(counter, `/shops/complaints/${id}/messages/`);
  await write(counter, 'Sorry. Do you want a new one?');
  await expect.poll(() => lost.length).toBe(1);
  await seeToast(counter, 'alert', 'Could not save');
  await stop();
  await counter.getByRole('button', { name: 'Send message' }).click();
  await counter.getByRole('listitem').getByText('Sorry. Do you want a new one?').waitFor();

  await phone.goto(`/shops/complaints/${id}`);
  await phone.getByText('Sorry. Do you want a new one?').waitFor();
  await withoutConnection(phone, () => write(phone, 'The money, please.'));
  await phone.getByRole('listitem').getByText('The money, please.').waitFor();
  expect(await textsNow()).toEqual([
    'customer: The bottle was broken.',
    'shop: Sorry. Do you want a new one?',
    'customer: The money, please.',
  ]);
});

it('the operator answers, and closes with a refund, which both read [COMPLAIN-13, COMPLAIN-14, COMPLAIN-21, COMPLAIN-25]', async () => {
  const { id, number } = known((await complaintsNow())[0], 'complaint');
  const desk = await openAs(browser, demo.operator, '/operator/complaints', { viewport: desktop });
  await desk.getByRole('link', { name: number }).click();
  await desk.getByRole('heading', { name: `Complaint ${number}` }).waitFor();
  await desk.getByRole('button', { name: 'Show photo' }).click();
  await seePhoto(desk);
  await desk.getByLabel('Answer').fill('The shop pays it back.');
  await desk.getByRole('button', { name: 'Send answer' }).click();
  await desk.getByText('Answer sent').waitFor();
  await desk.getByRole('button', { name: 'Close', exact: true }).click();
  const dialog = desk.getByRole('dialog', { name: `Close complaint ${number}?` });
  await dialog.getByLabel('Outcome').selectOption('Refund');
  await dialog.getByLabel('Note').fill('₹60 back, in cash.');
  await dialog.getByRole('button', { name: 'Close complaint' }).click();
  await desk.getByText('Complaint closed').waitFor();

  for (const [{ page }, path] of [
    [people.customer, `/shops/complaints/${id}`],
    [people.retailer, `/retailer/complaints/${id}`],
  ] as const) {
    await page.goto(path);
    await page.getByText('Refund', { exact: true }).waitFor();
    const messages = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
    await messages.last().getByText('₹60 back, in cash.').waitFor();
    expect(await page.getByLabel('Message', { exact: true }).count()).toBe(0);
  }
  expect((await textsNow()).slice(3)).toEqual([
    'operator: The shop pays it back.',
    'operator: ₹60 back, in cash.',
  ]);
});
