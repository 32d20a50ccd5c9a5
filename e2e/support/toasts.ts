// Finds toasts by role and exact text.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export type ToastRole = 'alert' | 'status';

/** The toast with exactly this text. */
export const toastOf = (page: Page, role: ToastRole, words: string): Locator =>
  page.getByRole(role).and(page.getByText(words, { exact: true }));

export async function seeToast(page: Page, role: ToastRole, words: string): Promise<Locator> {
  const toast = toastOf(page, role, words);
  await toast.waitFor();
  expect(await toast.innerHTML()).toBe(words);
  expect(await toast.evaluate(isUnderDialog), `'${words}' is visible and announced`).toBe(false);
  return toast;
}

/** Screen readers can't reach anything outside an open dialog. */
const isUnderDialog = (element: Element): boolean =>
  document.querySelector(':modal') !== null && element.closest(':modal') === null;

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
