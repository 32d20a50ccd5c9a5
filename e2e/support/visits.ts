// Goes through many screens on one page for each person. To load the app and axe again takes longer than to check a
// screen.
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
  /** The pages' languages, also of the accounts, are English again. */
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
      if (known) await leave(page, visit, language);
      await (known ? follow(page, to) : page.goto(to));
      await page.locator('h1:not([data-left])').first().waitFor({ state: 'attached' });
      await page.locator('[data-left]').waitFor({ state: 'detached' });
      await isLoaded(page);
      if (!known) await speak(visit, language);
      return page;
    },
    async speakEnglish() {
      for (const visit of visits.values()) await speak(visit, 'en');
    },
  };
}

/** Marks the heading, to notice when the next screen is there. */
async function leave(page: Page, visit: Visit, language: Language): Promise<void> {
  await speak(visit, language);
  await page.evaluate(() => {
    for (const title of document.querySelectorAll('h1')) title.dataset.left = '';
  });
}

async function speak(visit: Visit, language: Language): Promise<void> {
  if (visit.language === language) return;
  await chooseLanguage(visit.page, language);
  visit.language = language;
  await isLoaded(visit.page);
}
