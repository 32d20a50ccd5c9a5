/** Letters that carry their mark inside, so that no normal form takes it off. */
const lone: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

/**
 * A text as searching sees it: lower case, Latin letters without accents, a single space for whatever is no letter or
 * number. Other scripts keep their marks, which are their vowels. A number and its unit are two words ('1kg', '1 kg').
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
