// Finds toasts by role and exact text.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export type ToastRole = 'alert' | 'status';

/** The toast with exactly this text. */
export const toastOf = (page: Page, role: ToastRole, words: string): Locator =>
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

/** Call before the page opens: records the text of every toast, including those that have disappeared. */
export async function noteToasts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const texts: string[] = [];
    Object.assign(window, { texts });
    const note = (element: Element): void => {
      const words = element.textContent ?? '';
      if (words !== '') texts.push(words);
    };
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof Element) node.querySelectorAll('[role=alert], [role=status]').forEach(note);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => [...(Reflect.get(window, 'texts') as string[])]); // set above
}
