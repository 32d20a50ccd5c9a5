// A person's long name on a narrow phone: words don't break, and Logout moves below the name.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wordFaultsOf } from './support/accessibility.ts';
import { createPerson } from './support/new-people.ts';
import { launchBrowser, openAs } from './support/people.ts';

const person = { number: '9812300377', firstName: 'Lakshmikuttiyamma', lastName: 'Venkateswaran' };

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
  await createPerson(person);
});
afterAll(() => browser.close());

it.each(['/shops/user', '/blogs/user'])('%s keeps the words of a long name whole [LOOK-9]', async (path) => {
  const page = await openAs(browser, person.number, path);
  await page.getByText(`${person.firstName} ${person.lastName}`).waitFor();
  // An e-mail address may be longer than the line.
  const faults = await wordFaultsOf(page);
  expect(faults.filter((fault) => fault.includes(person.firstName))).toEqual([]);
});
