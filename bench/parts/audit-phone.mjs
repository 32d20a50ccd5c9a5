// A new browser with an empty cache for Lighthouse, in which a person may be signed in. Best is chromium-headless-shell: it has no window
// of its own, whose drawing would take the processor from the page.
import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { BROWSER_PLACES } from '../../scripts/tasks/chromium.mjs';
import { mainThreadFirst, onAllCores } from './cores.mjs';

const PLACES = ['/usr/bin/chromium-headless-shell', ...BROWSER_PLACES];

/** Lighthouse emulates the phone itself. The certificate of the bench's proxy is its own. Without a `token` nobody is signed in. */
export async function openAuditPhone(url, token) {
  const executablePath = PLACES.find((place) => existsSync(place));
  if (!executablePath) throw new Error('Chromium is not installed: apt-get install chromium-headless-shell');
  const args = ['--no-sandbox', '--disable-dev-shm-usage', '--lang=en-IN', '--ignore-certificate-errors'];
  const options = { executablePath, args: [...args, ...mainThreadFirst] };
  const browser = await onAllCores(() => puppeteer.launch(options));
  const page = await browser.newPage();
  if (token) {
    // A page that loads nothing of the app.
    await page.goto(`${url}/robots.txt`);
    await page.evaluate((value) => localStorage.setItem('token', value), token);
  }
  return { page, close: () => browser.close() };
}
