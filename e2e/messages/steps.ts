// The steps on a form as data: the values to fill in and the button to press.
import type { Locator, Page } from 'playwright-core';
import { answer } from '../support/questions.ts';

export type Step = (page: Page) => Promise<unknown>;

export interface Press {
  readonly button: string | RegExp;
  /** Needed if the page has several such buttons. */
  readonly within?: (page: Page) => Locator;
  /** The question before anything is sent. */
  readonly question?: string;
}

export const deletion = 'Are you sure you want to delete the product?';

export const buttonOf = (page: Page, { button, within }: Press): Locator =>
  (within?.(page) ?? page).getByRole('button', { name: button, exact: true }).first();

/** Presses the button and answers its question with Yes. */
export async function press(page: Page, what: Press): Promise<void> {
  await buttonOf(page, what).click();
  if (what.question) await answer(page, what.question, 'Yes');
}

export const seeing =
  (words: string): Step =>
  (page) =>
    page.getByRole('main').getByText(words, { exact: true }).first().waitFor();

export const filling =
  (values: Readonly<Record<string, string>>): Step =>
  async (page) => {
    for (const [label, value] of Object.entries(values)) {
      await page.getByLabel(label, { exact: true }).first().fill(value);
    }
  };

export const choosing =
  (label: string): Step =>
  (page) =>
    page.getByLabel(label, { exact: true }).selectOption({ index: 1 });

const addressLines = {
  'Address line 1': 'Shop 12',
  'Address line 2': 'Market Road',
  'Address line 3': 'Opposite the library',
};

export const fillPlace: Step = async (page) => {
  await choosing('City')(page);
  await filling(addressLines)(page);
  await page.getByRole('button', { name: 'Location' }).waitFor();
};
