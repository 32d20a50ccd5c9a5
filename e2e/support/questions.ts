import type { Page } from 'playwright-core';

/** Waits for exactly this question and answers it with the English 'Yes' or 'No'. Another question may follow. */
export async function answer(page: Page, question: string, word: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: question, exact: true });
  await dialog.getByRole('button', { name: word }).click();
  await dialog.waitFor({ state: 'detached' });
}
