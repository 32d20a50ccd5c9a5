// Other spellings of what people type. Products stay as their shops wrote them: a search looks for each spelling.

interface Rule {
  readonly name: string;
  readonly source: string;
  /** The other spelling of a folded word, or the same. */
  readonly respell: (word: string) => string;
}

/** Malayalam consonants without a vowel, as the usual letter with a sign, and as letters of their own: 'പാല്', 'പാൽ'. */
const chilluOf: Readonly<Record<string, string>> = {
  ണ്: 'ൺ',
  ന്: 'ൻ',
  ര്: 'ർ',
  ല്: 'ൽ',
  ള്: 'ൾ',
};
const signOf = Object.fromEntries(Object.entries(chilluOf).map(([sign, chillu]) => [chillu, sign]));

/** By script: the nasal with its sign, the consonants of its group, and the dot that stands for it before these. */
const nasals = [
  { dot: 'ं', groups: { ङ्: 'कखगघ', ञ्: 'चछजझ', ण्: 'टठडढ', न्: 'तथदध', म्: 'पफबभ' } },
  { dot: 'ം', groups: { ങ്: 'കഖഗഘ', ഞ്: 'ചഛജഝ', ണ്: 'ടഠഡഢ', ന്: 'തഥദധ', മ്: 'പഫബഭ' } },
].flatMap(({ dot, groups }) =>
  Object.entries(groups).map(([nasal, group]) => ({
    nasal,
    dot,
    nasalBefore: new RegExp(`${nasal}(?=[${group}])`, 'g'),
    dotBefore: new RegExp(`${dot}(?=[${group}])`, 'g'),
  })),
);

const spellingRules: readonly Rule[] = [
  {
    name: 'a chillu as a letter and a sign',
    source: 'The Unicode Standard, 12.9 Malayalam, Chillu Characters',
    respell: (word) => word.replace(/[ൺ-ൾ]/g, (chillu) => signOf[chillu] ?? chillu),
  },
  {
    // Inside a word the sign usually joins two letters.
    name: 'a letter and a sign at the end as a chillu',
    source: 'The Unicode Standard, 12.9 Malayalam, Chillu Characters',
    respell: (word) => word.replace(/[ണനരലള]്$/, (sign) => chilluOf[sign] ?? sign),
  },
  {
    name: 'a nasal before a consonant of its group as anusvara: अण्डा, अंडा',
    source:
      'Central Hindi Directorate, Devanagari Lipi tatha Hindi Vartani ka Manakikaran; Unicode 12.1, Anusvara',
    respell: (word) => nasals.reduce((text, { nasalBefore, dot }) => text.replace(nasalBefore, dot), word),
  },
  {
    name: 'anusvara before a consonant as the nasal of its group: ഷാംപൂ, ഷാമ്പൂ',
    source:
      'Central Hindi Directorate, Devanagari Lipi tatha Hindi Vartani ka Manakikaran; Unicode 12.1, Anusvara',
    respell: (word) => nasals.reduce((text, { dotBefore, nasal }) => text.replace(dotBefore, nasal), word),
  },
];

/** Folded words in all their spellings, first as they are. */
export function spellingsOf(words: string): string[] {
  if (/^[a-z0-9 ]*$/.test(words)) return [words];
  const spellings = new Set([words]);
  for (const { respell } of spellingRules) {
    for (const known of [...spellings]) spellings.add(known.split(' ').map(respell).join(' '));
  }
  return [...spellings];
}

/**
 * Before folding, which drops joiners: until Unicode 5.1, a chillu was a letter, the sign and a joiner. Source: The Unicode
 * Standard, 12.9 Malayalam, Table 12-40.
 */
export const withChillus = (text: string): string =>
  text.replace(/([ണനരലള]്)\u200d/g, (_, sign: string) => chilluOf[sign] ?? sign);

/** Equal for spellings that differ in long vowels: jeera, jira; saboon, sabun. Source: Hunterian transliteration, which writes them as ī and ū. */
export const withoutLength = (word: string): string =>
  word.replaceAll('ee', 'i').replaceAll('oo', 'u').replaceAll('aa', 'a');

/** The beginnings of words that may be equal to this one by `withoutLength`. */
export const lengthenedBeginnings = (word: string): string[] => {
  const beginnings = { ee: 'i', oo: 'u', i: 'ee', u: 'oo' };
  return Object.entries(beginnings).flatMap(([from, to]) => (word.startsWith(from) ? [to] : []));
};

/** Two neighbours as one word. In Malayalam, a sign before the joint becomes u: മുളക്, പൊടി, മുളകുപൊടി. Source: A. R. Raja Raja Varma, Kerala Panineeyam, Sandhi. */
export const joinedOf = (left: string, right: string): string[] =>
  [...new Set([left, left.replace(/്$/, 'ു')])].map((one) => one + right);

const shortestPart = 3;

/** One word as two: all ways to part it. */
export function partedOf(word: string): [left: string, right: string][] {
  const letters = [...word];
  return letters.flatMap((letter, at) => {
    if (at < shortestPart || at > letters.length - shortestPart || /^\p{M}/u.test(letter)) return [];
    const [left, right] = [letters.slice(0, at).join(''), letters.slice(at).join('')];
    return [...new Set([left, left.replace(/ു$/, '്')])].map((one): [string, string] => [one, right]);
  });
}
