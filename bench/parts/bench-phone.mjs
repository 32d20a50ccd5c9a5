// A new browser with an empty cache, in which a person may be signed in.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { freePort } from '../../scripts/processes/start-haat.ts';
import { findChromium } from '../../scripts/tasks/chromium.mjs';

/** The phone that Lighthouse emulates: a Moto G Power. */
const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/** Other programs can control it at `port`. Without a `token` nobody is signed in. */
export async function openPhone(url, token) {
  const folder = mkdtempSync(join(tmpdir(), 'haat-phone-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findChromium(),
    ...SCREEN,
    locale: 'en-IN',
    args: ['--no-sandbox', '--disable-dev-shm-usage', `--remote-debugging-port=${port}`],
  });
  const close = async () => {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    if (token) await giveToken(context, url, token);
  } catch (error) {
    await close();
    throw error;
  }
  return { context, port, close };
}

/** On a page that loads nothing of the app. */
async function giveToken(context, url, token) {
  const page = await context.newPage();
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.close();
}
