// A text that changes beside others stays old on a page that the browser has translated.
import { afterEach, expect } from 'vitest';

/** Fails a test in which such a text changes. See docs/decisions/0041-three-languages.md. */
export function findTextsWithoutElement(): void {
  const found = new Set<string>();
  const note = (records: MutationRecord[]): void => {
    for (const { target, oldValue } of records) {
      const isAlone = target.parentNode?.childNodes.length === 1;
      if (target.parentElement && !isAlone && target.nodeValue !== oldValue)
        found.add(`'${oldValue}' → '${target.nodeValue}' in ${target.parentElement.outerHTML.slice(0, 300)}`);
    }
  };
  new MutationObserver(note).observe(document, {
    subtree: true,
    characterData: true,
    characterDataOldValue: true,
  });
  afterEach(() => {
    const texts = [...found];
    found.clear();
    expect(texts, 'give a text that changes an element of its own').toEqual([]);
  });
}
