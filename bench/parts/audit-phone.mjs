// A new browser with an empty cache for Lighthouse, in which a person may be signed in. chromium-headless-shell is
// best: it draws no window, which would take processor time from the page.
import puppeteer from 'puppeteer-core';
import { findHeadlessShell } from '../../scripts/tasks/chromium.mjs';
import { mainThreadFirst, onAllCores } from './cores.mjs';

/**
 * Lighthouse emulates the phone itself. The bench's proxy has its own certificate. Without a `token` nobody is signed
 * in.
 */
export async function openAuditPhone(url, token) {
  const args = ['--no-sandbox', '--disable-dev-shm-usage', '--lang=en-IN', '--ignore-certificate-errors'];
  const options = { executablePath: findHeadlessShell(), args: [...args, ...mainThreadFirst] };
  const browser = await onAllCores(() => puppeteer.launch(options));
  const page = await browser.newPage();
  if (token) {
    // A page that loads nothing of the app.
    await page.goto(`${url}/robots.txt`);
    await page.evaluate((value) => localStorage.setItem('token', value), token);
  }
  return { page, close: () => browser.close() };
}
