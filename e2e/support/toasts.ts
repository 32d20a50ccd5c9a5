// Toasts as they are met: by role and by their words, which stand alone in their element.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export type ToastRole = 'alert' | 'status';

/** The one toast of exactly these words. */
export const toastOf = (page: Page, role: ToastRole, words: string): Locator =>
  page.getByRole(role).and(page.getByText(words, { exact: true }));

export async function seeToast(page: Page, role: ToastRole, words: string): Promise<Locator> {
  const toast = toastOf(page, role, words);
  await toast.waitFor();
  expect(await toast.innerHTML()).toBe(words);
  expect(await toast.evaluate(isUnderDialog), `'${words}' is seen and heard`).toBe(false);
  return toast;
}

/** All beside an open dialog is dimmed, and nobody who listens hears of it. */
const isUnderDialog = (element: Element): boolean =>
  document.querySelector(':modal') !== null && element.closest(':modal') === null;

/** Before the page opens: keeps what its toasts say, each time one appears, also when it has gone since. */
export async function noteToasts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const note = (element: Element): void => {
      const words = element.textContent ?? '';
      if (words !== '') said.push(words);
    };
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof Element) node.querySelectorAll('[role=alert], [role=status]').forEach(note);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => [...(Reflect.get(window, 'said') as string[])]); // put there above
}
