import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

describe('foldText', () => {
  it.each([
    ['Country Tomato, 1 kg', 'country tomato 1 kg'],
    ['Crème brûlée', 'creme brulee'],
    ['ĪŚVARA Ghī', 'isvara ghi'],
    ['Smørrebrød & Straße', 'smorrebrod strasse'],
    ["Lay's", 'lays'],
    ['Lay’s', 'lays'],
    ['500ml', '500 ml'],
    ['100% pure_rice\\n', '100 pure rice n'],
    ['🍌🍅', ''],
    ['%_\\', ''],
    ['ﬁg ½', 'fig 1 2'],
    ['തക്കാളി', 'തക്കാളി'.normalize('NFKD')],
    ['', ''],
  ])('%j → %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('changes nothing the second time', () => {
    for (const text of ['Crème, 1kg', 'തക്കാളി 2', "D'Souza's"]) {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }
  });
});
