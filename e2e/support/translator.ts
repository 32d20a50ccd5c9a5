import type { BrowserContext } from 'playwright-core';

/** Runs in the page. Replaces each text as Chrome's translation does, with the same words, also those that come later. */
function translateAll(): void {
  const isTranslated = ({ parentElement }: Node): boolean =>
    parentElement === null || ['FONT', 'SCRIPT', 'STYLE', 'TEXTAREA'].includes(parentElement.tagName);
  const replaceTexts = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (isTranslated(text) || !text.textContent?.trim()) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.textContent;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
  };
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver(replaceTexts).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
}

/** All pages of this phone are translated. */
export const translatePages = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(translateAll);
