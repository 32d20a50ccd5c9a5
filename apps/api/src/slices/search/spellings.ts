/**
 * Malayalam consonants without a vowel have letters of their own: 'പാൽ'. Older texts and many keyboards write the usual letter with a
 * sign instead: 'പാല്'. Source: The Unicode Standard, 12.9 Malayalam, 'Chillu Characters'.
 */
const letterOf: Readonly<Record<string, string>> = {
  ണ്: 'ൺ',
  ന്: 'ൻ',
  ര്: 'ർ',
  ല്: 'ൽ',
  ള്: 'ൾ',
};
const signOf = Object.fromEntries(Object.entries(letterOf).map(([sign, letter]) => [letter, sign]));

const respell = (word: string): string =>
  /[ൺ-ൾ]/.test(word)
    ? word.replace(/[ൺ-ൾ]/g, (letter) => signOf[letter] ?? letter)
    : word.replace(/[ണനരലള]്$/, (sign) => letterOf[sign] ?? sign);

/** Folded words in their other spelling. Inside a word the sign usually joins two letters, so it counts only at the end. */
export function otherSpellingOf(words: string): string | undefined {
  const other = words.split(' ').map(respell).join(' ');
  return other === words ? undefined : other;
}

/** The words and, if there is one, their other spelling. */
export function spellingsOf(words: string): string[] {
  const other = otherSpellingOf(words);
  return other === undefined ? [words] : [words, other];
}
