// A person without a mouse: Tab leads on, one sees where one is, keys act.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const mostStops = 120;

/** Presses Tab, or back with Shift, until the focus stands on the thing. At every stop one sees where it is. */
export async function goTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = target.page();
  await target.first().waitFor();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
    expect(await unseenFocusOf(page)).toBeNull();
  }
  throw new Error(`${key} never comes to ${target}`);
}

/** Goes there, and presses Enter. */
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

/** Where the focus stands after a change of page: somewhere in `main`, so that what is heard and reached next is new. */
export async function expectFocusInMain(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
}

/** What has the focus without a ring that tells, or out of sight; null when it is seen. */
const unseenFocusOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const at = document.activeElement;
    // Behind the last thing it is the browser's own turn.
    if (at === null || at === document.body) return null;
    const hasRing = (element: Element, part?: string): boolean => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    // A card may carry the ring of the link that fills it.
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
