// People who read Hindi or Malayalam: their pages, and choosing a language on them.
import * as accounts from '@haat/contract/accounts';
import type { Language } from '@haat/contract/languages';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { codeFor, type demo } from './people.ts';
import { answer } from './questions.ts';
import type { Texts } from './texts.ts';
import { seeToast } from './toasts.ts';
import { apiAs } from './village.ts';

export interface Reader {
  readonly language: Exclude<Language, 'en'>;
  readonly words: Texts;
}

const letters = { hi: /\p{Script=Devanagari}/u, ml: /\p{Script=Malayalam}/u } as const;

/** The text in that language. Fails for one that is still English. */
export function own(language: Reader['language'], text: string): string {
  expect(text).toMatch(letters[language]);
  return text;
}

export const see = (page: Page, { language }: Reader, text: string): Promise<void> =>
  page.getByRole('main').getByText(own(language, text), { exact: true }).first().waitFor();

export const press = (page: Page, { language }: Reader, name: string, role: 'button' | 'link' = 'button') =>
  page
    .getByRole(role, { name: own(language, name), exact: true })
    .first()
    .click();

export const confirm = (page: Page, { language, words }: Reader, question: string): Promise<void> =>
  answer(
    page,
    own(language, question),
    question === words.questions.sure ? words.questions.isSure : words.questions.yes,
  );

/**
 * Chooses a language on the sign-in page or in the menu. Returns when the page has it and, with a connection, the
 * account too. A page that closes earlier would leave the account in the old language.
 */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  const select = page.locator('select').filter({ has: page.locator('option[lang=ml]') });
  const menu = page.getByRole('banner').locator('button[aria-expanded]');
  if ((await select.count()) + (await menu.count()) === 0) return startIn(page, language);
  const isSent = await page.evaluate(
    (wanted) =>
      navigator.onLine && localStorage.getItem('token') !== null && document.documentElement.lang !== wanted,
    language,
  );
  const saved = isSent ? page.waitForResponse('**/api/users/preferences/') : null;
  await expect
    .poll(async () => {
      // While the page loads or changes its width, the menu may render again, and close.
      if ((await select.count()) === 0) await menu.click();
      return select.selectOption(language, { timeout: 5_000 }).catch(() => []);
    })
    .toEqual([language]);
  await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' });
  await saved;
  const openMenu = page.locator('button[aria-expanded=true][aria-controls=section-menu]');
  if ((await openMenu.count()) > 0) await page.keyboard.press('Escape');
  await openMenu.waitFor({ state: 'detached' });
}

/** For a page without a menu. */
async function startIn(page: Page, language: Language): Promise<void> {
  await page.evaluate((value) => localStorage.setItem('language', value), language);
  await page.reload();
  await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** From the language choice at sign-in to the news, with every field named in the language. */
export async function signUp(page: Page, reader: Reader, number: string): Promise<void> {
  const { language, words } = reader;
  const { login, verify: code, setup, location } = words.accounts;
  await page.goto('/auth/login');
  await page.getByText('Your village market, at your door.').waitFor();
  await chooseLanguage(page, language);
  await see(page, reader, login.motto);
  await page.getByLabel(own(language, words.fields.phone), { exact: true }).fill(number);
  await press(page, reader, login.requestOtp);
  await seeToast(page, 'status', own(language, words.successes.otpSent));
  await page
    .getByRole('group', { name: own(language, code.code) })
    .getByRole('textbox')
    .first()
    .focus();
  await page.keyboard.type(await codeFor(number));
  await page.waitForURL('**/auth/setup');
  await see(page, reader, setup.title);
  await page.getByLabel(own(language, words.fields.firstName), { exact: true }).fill('Devika');
  await page.getByLabel(own(language, words.fields.lastName), { exact: true }).fill('Pillai');
  await page.getByLabel(own(language, words.fields.email), { exact: true }).fill('devika@example.in');
  await press(page, reader, setup.next);
  await page.waitForURL('**/auth/location');
  await page.getByRole('combobox', { name: own(language, words.fields.city) }).selectOption({ index: 1 });
  for (const line of ['addressLine1', 'addressLine2', 'addressLine3'] as const) {
    await page.getByLabel(own(language, words.fields[line]), { exact: true }).fill(`Puthen House ${line}`);
  }
  await press(page, reader, location.register);
  await page.waitForURL('**/blogs');
  await see(page, reader, words.blog.categories);
}

/** Other tests expect the demo's people to read English. */
export async function speakEnglish(who: keyof typeof demo): Promise<void> {
  await (await apiAs(who))(accounts.setPreferences, { body: { language: 'en' } });
}
