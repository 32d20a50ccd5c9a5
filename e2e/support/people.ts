// Each person has a phone: a browser context with a position. Also several ways to sign in.
import { readFileSync } from 'node:fs';
import * as accounts from '@haat/contract/accounts';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { codesSentTo } from '../../scripts/processes/start-haat.ts';
import { findChromium, findHeadlessShell } from '../../scripts/tasks/chromium.mjs';
import { apiOf } from './api.ts';
import { takeAwayBuiltIns, takeAwayStyles } from './old-browser.ts';
import { sharedHaat, untilHaatIsOpen } from './shared-haat.ts';

export const phone = { width: 390, height: 844 };
export const lowPhone = { width: 360, height: 640 };
export const desktop = { width: 1280, height: 800 };
/** The middle of the demo village. */
export const village = { latitude: 10.52, longitude: 76.21 };

export const demo = {
  customer: '9000000001',
  retailer: '9000000002',
  deliverer: '9000000003',
  unverified: '9000000004',
  operator: '9000000009',
} as const;

/** The Chromium of this worker, which runs its files one after the other. */
let shared: Promise<Browser> | undefined;

/** One Chromium for all files of a worker. Its `close` closes the phones of a file, and the next file uses it again. */
export async function launchBrowser(): Promise<Browser> {
  const running = await shared;
  if (running?.isConnected()) return running;
  shared = launchOwnBrowser().then((browser) =>
    Object.assign(browser, {
      close: async () => {
        await Promise.all(browser.contexts().map((context) => context.close()));
      },
    }),
  );
  return shared;
}

/** A Chromium with its own settings. */
export const launchOwnBrowser = (...args: string[]): Promise<Browser> => launch(findHeadlessShell(), args);

/** A full Chromium, which can show notifications. */
export const launchWholeBrowser = (): Promise<Browser> => launch(findChromium());

async function launch(executablePath: string, args: readonly string[] = []): Promise<Browser> {
  await untilHaatIsOpen();
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage', ...args] });
}

export interface PhoneOptions {
  readonly viewport?: { width: number; height: number };
  readonly isLocationAllowed?: boolean;
  readonly colorScheme?: 'light' | 'dark';
  readonly reducedMotion?: 'reduce' | 'no-preference';
  /** Blocked by default: while a worker takes over a page, a call that should fail can still reach the server. */
  readonly serviceWorkers?: 'allow' | 'block';
  /** The app's font shows on a page that it reaches in time only. Otherwise it shows on each page. */
  readonly hasRealFont?: boolean;
  /** What the oldest supported browsers lack. */
  readonly without?: 'newer built-ins' | 'newer built-ins and styles';
}

/** A usual phone. */
export const withServiceWorker: PhoneOptions = { serviceWorkers: 'allow' };

/** With the built-ins of the oldest supported browsers. */
export const oldPhone: PhoneOptions = { ...withServiceWorker, without: 'newer built-ins' };

/** A phone in another time zone, so that tests notice times that don't use the city's. */
export async function newPhone(browser: Browser, options: PhoneOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: sharedHaat().url,
    viewport: options.viewport ?? phone,
    colorScheme: options.colorScheme ?? 'light',
    locale: 'en-IN',
    timezoneId: 'America/New_York',
    geolocation: village,
    permissions: (options.isLocationAllowed ?? true) ? ['geolocation'] : [],
    reducedMotion: options.reducedMotion ?? 'reduce',
    serviceWorkers: options.serviceWorkers ?? 'block',
  });
  // A long timeout: on a busy machine, pages are slow but not wrong.
  context.setDefaultTimeout(60_000);
  if (!options.hasRealFont) await context.addInitScript(waitForFont);
  if (options.without) await takeAwayBuiltIns(context);
  if (options.without === 'newer built-ins and styles') await takeAwayStyles(context);
  return context;
}

/** Runs in the page: text waits for the app's font, however busy the machine is. */
function waitForFont(): void {
  addEventListener('DOMContentLoaded', () => {
    for (const rule of [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])) {
      if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block');
    }
  });
}

/** The newest code sent to this number. */
export async function codeFor(number: string, sentBefore = 0): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const codes = sentCodes(number);
    const newest = codes.at(-1);
    if (newest && codes.length > sentBefore) return newest;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no code was sent to ${number}`);
}

export const sentCodes = (number: string): string[] =>
  codesSentTo(`+91${number}`, readFileSync(sharedHaat().logFile, 'utf8'));

/** Signs in through the screens. It ends on the page after the sign-in. */
export async function signInByHand(page: Page, number: string): Promise<void> {
  const before = sentCodes(number).length;
  await page.goto('/');
  await page.getByLabel('Phone number').fill(number);
  await page.getByRole('button', { name: 'Request OTP' }).click();
  await page.waitForURL('**/auth/verify');
  const boxes = page.getByRole('group', { name: 'One-time code' }).getByRole('textbox');
  await boxes.first().click();
  expect(await boxes.count()).toBe(6);
  await page.keyboard.type(await codeFor(number, before));
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/verify'));
}

/** Signs in another device through the API and returns its token. */
export async function tokenFor(number: string): Promise<string> {
  const before = sentCodes(number).length;
  const api = apiOf();
  await api(accounts.login, { body: { number: `+91${number}` } });
  const otp = await codeFor(number, before);
  return (await api(accounts.verifyLogin, { body: { number: `+91${number}`, otp } })).token;
}

/** Signs in through the API, for tests of other features. */
export async function signIn(context: BrowserContext, number: string): Promise<string> {
  const token = await tokenFor(number);
  await giveToken(context, token);
  return token;
}

/** The phone starts signed in. After a logout it stays signed out. */
export const giveToken = (context: BrowserContext, token: string): Promise<unknown> =>
  context.addInitScript((value) => {
    if (!sessionStorage.getItem('was-signed-in')) localStorage.setItem('token', value);
    sessionStorage.setItem('was-signed-in', 'yes');
  }, token);

/** Opens the path on a new phone with this person signed in. */
export async function openAs(
  browser: Browser,
  number: string,
  path: string,
  options: PhoneOptions = {},
): Promise<Page> {
  const context = await newPhone(browser, options);
  await signIn(context, number);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** Run after each test with several pages, because a page in the background renders only once a second. */
export const closePages = (browser: Browser): Promise<unknown> =>
  Promise.all(browser.contexts().flatMap((context) => context.pages().map((page) => page.close())));
