// When two names are the same to people. The names themselves stay as they were written.

/** Soft hyphens, joiners, marks of direction: nobody sees them alone. */
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Malayalam letters that older keyboards write as a consonant, its virama and a joiner. */
const chillus: Readonly<Record<string, string>> = {
  ൺ: 'ണ്',
  ൻ: 'ന്',
  ർ: 'ര്',
  ൽ: 'ല്',
  ൾ: 'ള്',
  ൿ: 'ക്',
};

/** The same for names that look the same: one kind of blank, one spelling of each letter. */
export const seenName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(unseen, '')
    .replace(/[ൺൻർൽൾൿ]/g, (letter) => chillus[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();

/** The same for names that differ only in case, or don't look different. */
export const nameKey = (name: string): string => seenName(name).toLowerCase();
