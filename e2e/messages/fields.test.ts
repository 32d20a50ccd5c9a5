// Every form with invalid values: each field shows its error and refers to it, and nothing is sent.
import * as accounts from '@haat/contract/accounts';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, type ExpectStatic, it } from 'vitest';
import { apiOf } from '../support/api.ts';
import { writesOf } from '../support/failing-calls.ts';
import { launchBrowser, newPhone, signIn } from '../support/people.ts';
import { seeToast } from '../support/toasts.ts';
import { type FaultyForm, faultyForms, type Visitor } from './faulty-forms.ts';
import { deliveryOf, orderAt, type Stage, setStage } from './stage.ts';
import { press } from './steps.ts';

let browser: Browser;
let stage: Stage;
let phones: Readonly<Record<Visitor, BrowserContext>>;
let ids: Readonly<Record<'product' | 'delivery', number>>;
beforeAll(async () => {
  browser = await launchBrowser();
  stage = await setStage(browser, { customer: '9812300241', retailer: '9812300242' });
  const delivery = await deliveryOf(stage, await orderAt(stage, 'DELIVERED'));
  ids = { product: stage.product.id, delivery };
  phones = {
    customer: stage.customer.phone,
    retailer: stage.retailer.phone,
    deliverer: stage.deliverer.phone,
    nobody: await newPhone(browser),
    nameless: await newPhone(browser),
    homeless: await newPhone(browser),
  };
  await signIn(phones.nameless, '9812300243');
  const homeless = apiOf(await signIn(phones.homeless, '9812300244'));
  const body = { first_name: 'Meera', last_name: 'Das', email: 'meera.das@example.in' };
  await homeless(accounts.setup, { body });
  // The permission is granted, but there is no position, so the pin must be set by hand.
  for (const phone of Object.values(phones)) await phone.setGeolocation(null);
});
afterAll(() => browser.close());

describe.concurrent('a form', () => {
  it.for(faultyForms.map((form) => [titleOf(form), form] as const))(
    '%s [TEXT-6]',
    async ([, form], { expect }) => {
      const page = await phones[form.who].newPage();
      await page.goto(form.path.replace(/\{(\w+)\}/, (_, name: keyof typeof ids) => String(ids[name])));
      await form.fill?.(page);
      const writes = writesOf(page);
      if (!form.isRefusedAtOnce) await press(page, form);
      await seeFaults(page, form, expect);
      expect(writes).toEqual([]);
      await page.close();
    },
  );
});

const titleOf = ({ form, faults }: FaultyForm): string =>
  `${form}: ${[...new Set(Object.values(faults))].join(', ')}`;

async function seeFaults(
  page: Page,
  { faults, focus, toast }: FaultyForm,
  expect: ExpectStatic,
): Promise<void> {
  for (const [label, words] of Object.entries(faults)) {
    const field = page.getByLabel(label, { exact: true }).first();
    await expect.poll(() => describedBy(field), { message: label }).toContain(words);
  }
  if (focus) {
    const field = page.getByLabel(focus, { exact: true });
    expect(await field.evaluate((element) => element.matches(':focus'))).toBe(true);
  }
  if (toast) await seeToast(page, 'alert', toast);
  const marked = page.locator('[aria-invalid=true]');
  expect(await namesOf(marked)).toEqual(Object.keys(faults).filter((label) => label !== 'Map'));
}

/** The texts of the elements in the field's `aria-describedby`. */
const describedBy = (field: Locator): Promise<string[]> =>
  field.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? ''),
  );

/** The accessible names. */
const namesOf = (fields: Locator): Promise<string[]> =>
  fields.evaluateAll((elements) =>
    elements.map((element) => {
      const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
      const tied = element.closest('div')?.parentElement?.querySelector('label');
      return element.getAttribute('aria-label') ?? label?.textContent ?? tied?.textContent ?? '';
    }),
  );
