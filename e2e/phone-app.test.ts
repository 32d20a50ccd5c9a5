// The phone app in its web view: the web build comes from the phone, the server has another origin, and a stand-in
// replaces the phone.
import * as ownData from '@haat/contract/own-data';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { apiOf } from './support/api.ts';
import { NativePhone } from './support/native-phone.ts';
import { createPerson } from './support/new-people.ts';
import {
  closePages,
  codeFor,
  giveToken,
  launchOwnBrowser,
  phone,
  sentCodes,
  tokenFor,
  village,
} from './support/people.ts';
import { servePhoneFiles } from './support/phone-files.ts';
import { sharedHaat, untilHaatIsOpen } from './support/shared-haat.ts';

const origin = 'http://app.localhost';
const person = { number: '9812300621', firstName: 'Sreeja', lastName: 'Nair' };

let files: Awaited<ReturnType<typeof servePhoneFiles>>;
let browser: Browser;
let token: string;
let context: BrowserContext;
let native: NativePhone;

beforeAll(async () => {
  await untilHaatIsOpen();
  files = await servePhoneFiles(sharedHaat().url);
  browser = await launchOwnBrowser(`--host-resolver-rules=MAP app.localhost:80 127.0.0.1:${files.port}`);
  await createPerson(person);
  token = await tokenFor(person.number);
});
afterAll(async () => {
  await browser.close();
  await files.close();
});

beforeEach(async () => {
  // The web view itself has no permissions: the phone's plugins ask for them.
  context = await browser.newContext({ baseURL: origin, viewport: phone, reducedMotion: 'reduce' });
  context.setDefaultTimeout(60_000);
  native = new NativePhone();
  native.answer('App.minimizeApp', () => ({}));
  native.answer('PushNotifications.createChannel', () => ({}));
  native.answer('PushNotifications.checkPermissions', () => ({ receive: 'granted' }));
  native.answer('PushNotifications.requestPermissions', () => ({ receive: 'granted' }));
  native.answer('PushNotifications.register', async () => {
    await native.emit('PushNotifications.registration', { value: 'this-phone' });
    return {};
  });
  native.answer('Geolocation.requestPermissions', () => ({ location: 'granted', coarseLocation: 'granted' }));
  native.answer('Geolocation.getCurrentPosition', () => ({
    timestamp: 0,
    coords: { ...village, accuracy: 12 },
  }));
  await native.install(context);
});
afterEach(async () => {
  expect(native.breaches).toEqual([]);
  await closePages(browser);
  await context.close();
});

async function openSignedIn(path: string): Promise<Page> {
  await giveToken(context, token);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const pathOf = (page: Page): string => new URL(page.url()).pathname;

it('signs in at the server with the code of the SMS, and shows its pictures [NATIVE-3, SMS-6]', async () => {
  const sms = Promise.withResolvers<string>();
  native.answer('SmsCode.read', async () => ({ text: await sms.promise }));
  const page = await context.newPage();
  await page.goto('/');
  await page.getByLabel('Phone number').fill(person.number);
  const sentBefore = sentCodes(person.number).length;
  await page.getByRole('button', { name: 'Request OTP' }).click();
  await page.waitForURL('**/auth/verify');
  sms.resolve(
    `Your code is ${await codeFor(person.number, sentBefore)}. It works for 5 minutes.\n\nFA+9qCX9VSu`,
  );
  await page.waitForURL('**/blogs');
  const picture = page.getByRole('main').locator(`img[src^="${sharedHaat().url}/media/"]`).first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

it('registers the phone for push messages [NATIVE-4]', async () => {
  await openSignedIn('/support');
  const registrations = async () =>
    (await apiOf(token)(ownData.exportData)).devices.map((device) => JSON.stringify(device)).join();
  await expect.poll(registrations).toContain('this-phone');
  await expect
    .poll(() => native.callsOf('PushNotifications.createChannel')[0]?.options)
    .toMatchObject({ id: 'haat' });
});

it('opens the page of a tapped message, also when the tap starts the app [NATIVE-5]', async () => {
  const tap = (link: string) =>
    native.emit('PushNotifications.pushNotificationActionPerformed', {
      actionId: 'tap',
      notification: { id: '1', data: { title: 'Haat', body: 'Accepted', link, tag: '1' } },
    });
  await tap('/notifications');
  const page = await openSignedIn('/');
  await page.waitForURL('**/notifications');
  await tap('/shops/user');
  await page.waitForURL('**/shops/user');
  await tap('https://evil.example/blogs');
  await tap('/support');
  await page.waitForURL('**/support');
});

it('shares through the share sheet [NATIVE-6]', async () => {
  native.answer('Share.share', () => ({ activityType: 'chat' }));
  const page = await openSignedIn('/support');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect.poll(() => native.callsOf('Share.share')).toHaveLength(1);
  expect(native.callsOf('Share.share')[0]?.options).toMatchObject({
    title: 'Haat',
    text: 'Delivering convenience to your doorstep',
    url: 'https://haat.example/app',
  });
  native.answer('Share.share', () => {
    throw new Error('Share canceled');
  });
  await page.getByRole('button', { name: 'Share' }).click();
  await expect.poll(() => native.callsOf('Share.share')).toHaveLength(2);
  expect(await page.getByText('Link copied to clipboard').count()).toBe(0);
});

it('offers a file in the share sheet, where the web view has no downloads [NATIVE-13]', async () => {
  native.answer('Filesystem.writeFile', ({ path }) => ({ uri: `file:///cache/${path}` }));
  native.answer('Share.share', () => ({}));
  const page = await openSignedIn('/account');
  await page.getByRole('button', { name: 'Download your data' }).click();
  await expect.poll(() => native.callsOf('Share.share')).toHaveLength(1);
  const [written] = native.callsOf('Filesystem.writeFile');
  expect(written?.options).toMatchObject({ directory: 'CACHE', encoding: 'utf8' });
  expect(String(written?.options.data)).toContain(person.firstName);
  expect(native.callsOf('Share.share')[0]?.options).toMatchObject({
    files: [`file:///cache/${written?.options.path}`],
  });
});

it('takes the position from the phone, not from the web view [NATIVE-7]', async () => {
  const page = await openSignedIn('/retailer');
  await page.getByRole('button', { name: 'Location', exact: true }).waitFor();
  expect(native.callsOf('Geolocation.getCurrentPosition')).not.toHaveLength(0);
  expect(await page.getByRole('alertdialog').count()).toBe(0);
});

it('says when the phone allows no position [NATIVE-7]', async () => {
  native.answer('Geolocation.requestPermissions', () => ({ location: 'denied', coarseLocation: 'denied' }));
  const page = await openSignedIn('/retailer');
  await page.getByText('Location services not enabled, please enable it and try again').waitFor();
});

it('goes back, closes what is open first, and leaves the first page to the background [NATIVE-8]', async () => {
  const page = await openSignedIn('/blogs');
  const press = (canGoBack: boolean) => native.emit('App.backButton', { canGoBack });
  await page.getByRole('button', { name: 'Menu' }).click();
  const shops = page.getByRole('dialog').or(page.getByRole('banner')).getByRole('link', { name: 'Shops' });
  await shops.waitFor();
  await press(true);
  await shops.waitFor({ state: 'hidden' });
  expect(pathOf(page)).toBe('/blogs');

  await page.getByRole('link', { name: 'Notifications' }).click();
  await page.waitForURL('**/notifications');
  await press(true);
  await page.waitForURL('**/blogs');

  expect(native.callsOf('App.minimizeApp')).toHaveLength(0);
  await press(false);
  await expect.poll(() => native.callsOf('App.minimizeApp')).toHaveLength(1);
});

it('opens links to the server in the app [NATIVE-9]', async () => {
  await native.emit('App.appUrlOpen', { url: `${sharedHaat().url}/shops/cart?from=chat` });
  const page = await openSignedIn('/');
  await page.waitForURL('**/shops/cart?from=chat');
  await native.emit('App.appUrlOpen', { url: 'https://evil.example/blogs' });
  await native.emit('App.appUrlOpen', { url: `${sharedHaat().url}/support` });
  await page.waitForURL('**/support');
});
