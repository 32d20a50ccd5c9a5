// Keyboard use: Tab moves the focus, the focus is visible, keys press controls.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const mostStops = 120;

/** Presses Tab or Shift+Tab until the element has the focus. The focus must be visible at every stop. */
export async function goTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = target.page();
  await target.first().waitFor();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
    expect(await unseenFocusOf(page)).toBeNull();
  }
  throw new Error(`${key} never focuses ${target}`);
}

/** Moves the focus there and presses the key. */
export async function press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await goTo(target);
  await target.page().keyboard.press(key);
}

export async function typeInto(target: Locator, text: string): Promise<void> {
  await goTo(target);
  await target.page().keyboard.type(text);
}

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** After a navigation the focus must be in `main`, so that screen readers continue in the new page. */
export async function expectFocusInMain(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
}

/** The focused element if it has no focus ring or is out of view, else null. */
const unseenFocusOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const at = document.activeElement;
    // After the last element, the focus moves to the browser's toolbar.
    if (at === null || at === document.body) return null;
    const hasRing = (element: Element, part?: string): boolean => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    // A card can show the focus ring of its link.
    const around = [at, at.parentElement, at.closest('li > *'), at.closest('label')];
    const isRinged =
      around.some((element) => element && hasRing(element)) ||
      hasRing(at, '::before') ||
      hasRing(at, '::after');
    const { top, bottom, left, width } = at.getBoundingClientRect();
    const middle = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2;
    const shown = document.elementFromPoint(left + width / 2, middle);
    const isInSight =
      shown !== null && (at.contains(shown) || shown.contains(at) || shown.closest('label')?.control === at);
    if (isRinged && isInSight) return null;
    return `${isInSight ? 'no ring' : 'out of sight'}: ${at.outerHTML.slice(0, 200)}`;
  });
