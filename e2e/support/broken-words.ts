// Words that break because their place is too narrow.
import type { Page } from 'playwright-core';

/**
 * Visible words on more than one line. A line may end with a hyphen or a slash. Texts of 40 letters and more don't
 * count, because no screen holds them.
 */
export const brokenWordsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // The rupee sign comes from its own font, and is lower in another one.
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const linesOf = (range: Range): number[] =>
      [...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => top);
    const isBroken = (text: Node, from: number, to: number): boolean => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, to);
      const lines = linesOf(range);
      return Math.max(...lines) - Math.min(...lines) > 6;
    };
    const broken = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const around = text.parentElement;
      if (!around?.checkVisibility({ visibilityProperty: true }) || around.closest('select, script, style')) {
        continue;
      }
      const words = text.textContent ?? '';
      for (const { 0: word, index } of words.matchAll(/[^\s\-–—/]+/gu)) {
        if (word.length < 40 && isBroken(text, index, index + word.length))
          broken.add(`broken: ${word} in ${words.trim()}`);
      }
    }
    return [...broken];
  });
