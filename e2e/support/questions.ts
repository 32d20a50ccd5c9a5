// Answers the app's questions in the middle of a journey.
import type { Page } from 'playwright-core';

/** Waits for exactly this question and answers it; whatever follows may be the next one. */
export async function answer(page: Page, question: string, word: 'Yes' | 'No'): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: question, exact: true });
  await dialog.getByRole('button', { name: word }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** The phone's Back is a 'No', and the page stays. */
export async function answerByBack(page: Page, question: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: question, exact: true });
  await dialog.waitFor();
  const asked = page.url();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  await page.waitForURL(asked);
}
