// Finds toasts by role and exact text.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export type ToastRole = 'alert' | 'status';

/** The toast with exactly this text. */
const toastOf = (page: Page, role: ToastRole, words: string): Locator =>
  page.getByRole(role).and(page.getByText(words, { exact: true }));

export async function seeToast(page: Page, role: ToastRole, words: string): Promise<Locator> {
  const toast = toastOf(page, role, words);
  // On a busy machine it may disappear before a second look, but the element can still be read.
  const element = await toast.elementHandle();
  const seen = await element?.evaluate((one) => ({
    html: one.innerHTML,
    isVisible: one.checkVisibility() || !one.isConnected,
    // Screen readers can't reach anything outside an open dialog.
    isUnderDialog: document.querySelector(':modal') !== null && one.closest(':modal') === null,
  }));
  expect(seen, `'${words}' is visible and announced`).toEqual({
    html: words,
    isVisible: true,
    isUnderDialog: false,
  });
  return toast;
}
