/** Letters with a built-in mark that Unicode normalisation doesn't separate. */
const lone: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

/**
 * Folds a text for searching: lower case, Latin letters without accents, one space for anything but letters and digits.
 * Other scripts keep their marks, which are vowels. A number and its unit are two words: '1kg' equals '1 kg'.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u200b-\u200d'’ʼ`]/g, '')
    .replace(/[ßæœøđłı]/g, (letter) => lone[letter] ?? letter)
    .replace(/(\p{Nd})(?=\p{L})|(\p{L})(?=\p{Nd})/gu, '$1$2 ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
