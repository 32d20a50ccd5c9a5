import { expect, it } from 'vitest';
import { Vocabulary } from './vocabulary.ts';

it('finds all words with a beginning, however many there are [SEARCH-10]', () => {
  const vocabulary = new Vocabulary();
  const words = Array.from({ length: 7_300 }, (_, at) => ((at * 7_919) % 1_000_003).toString(36));
  for (const word of words) vocabulary.add(word);
  for (const beginning of ['a', '1', 'b2', 'zz', 'k5f']) {
    const expected = words.filter((word) => word.startsWith(beginning));
    expect(vocabulary.beginningWith(beginning).sort()).toEqual(expected.sort());
  }
});

it.each([50, 7_300])('finds all words that contain a part, among %i [SEARCH-10]', (count) => {
  const vocabulary = new Vocabulary();
  const words = Array.from({ length: count }, (_, at) => ((at * 7_919) % 1_000_003).toString(36));
  for (const word of words) vocabulary.add(word);
  for (const part of ['i3k', '0a1', 'q9', words[7] ?? '', 'none of them'].filter(
    ({ length }) => length > 2,
  )) {
    expect(vocabulary.containing(part)).toEqual(words.filter((word) => word.includes(part)));
  }
});
