// Goes through many screens on one page for each person. To load the app and axe again takes longer than to check a
// screen.
import * as accounts from '@haat/contract/accounts';
import type { Language } from '@haat/contract/languages';
import type { Browser, Page } from 'playwright-core';
import { apiOf } from './api.ts';
import { newPhone, type PhoneOptions, signIn } from './people.ts';
import { chooseLanguage } from './reader.ts';
import { fill } from './routes.ts';

/** Goes there as a link does. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Nothing on the page is loading. */
export const isLoaded = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);

interface Visit {
  readonly page: Page;
  readonly token: string;
  language: Language;
}

export interface Visits {
  /** Shows this person's screen at the path, which may have parameters: `/shops/{shopID}`. Null is nobody. */
  open(number: string | null, path: string, language?: Language): Promise<Page>;
  /** Other tests expect the demo's people to read English. */
  speakEnglish(): Promise<void>;
}

export function visitsWith(browser: Browser, options: PhoneOptions = {}): Visits {
  const visits = new Map<string | null, Visit>();
  const first = async (number: string | null): Promise<Visit> => {
    const context = await newPhone(browser, options);
    const token = number ? await signIn(context, number) : '';
    return { page: await context.newPage(), token, language: 'en' };
  };
  return {
    async open(number, path, language = 'en') {
      const known = visits.get(number);
      const visit = known ?? (await first(number));
      visits.set(number, visit);
      const { page } = visit;
      const to = await fill(path, apiOf(visit.token));
      // A page in the background renders only once a second.
      await page.bringToFront();
      if (known) await speak(visit, language);
      if (!known) await page.goto(to);
      else if (!isAt(page, to)) await leave(page, to);
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
      await page.waitForFunction(hasArrived);
      await isLoaded(page);
      if (!known) await speak(visit, language);
      return page;
    },
    async speakEnglish() {
      const body = { language: 'en' } as const;
      for (const { token } of visits.values())
        if (token) await apiOf(token)(accounts.setPreferences, { body });
    },
  };
}

function isAt(page: Page, path: string): boolean {
  const { pathname, search } = new URL(page.url());
  return pathname + search === path;
}

/** Marks the heading, to notice when the next screen is there. */
async function leave(page: Page, to: string): Promise<void> {
  await page.evaluate(() => {
    for (const title of document.querySelectorAll('h1')) title.dataset.left = title.textContent;
  });
  await follow(page, to);
}

/** Runs in the page. Two screens of the same kind may have the same heading, with another text. */
function hasArrived(): boolean {
  const titles = [...document.querySelectorAll('h1')];
  if (titles.some((title) => title.dataset.left === title.textContent)) return false;
  for (const title of titles) delete title.dataset.left;
  return titles.length > 0;
}

async function speak(visit: Visit, language: Language): Promise<void> {
  if (visit.language === language) return;
  await chooseLanguage(visit.page, language);
  visit.language = language;
  await isLoaded(visit.page);
}
