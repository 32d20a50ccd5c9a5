// A spreadsheet in an old format writes question marks for the letters that it doesn't know.
import { hasLostLetters } from '@haat/contract/lost-letters';

const lost = (what: string): string =>
  `Letters in the ${what} are lost. Save it as CSV UTF-8 in the spreadsheet, then choose that file.`;

/** Of a name, which is refused wherever it comes from. */
export const lostInName = (what: string, name: string | undefined): string[] =>
  name !== undefined && hasLostLetters(name) ? [lost(what)] : [];

interface Change {
  readonly before: string;
  readonly after: string;
}

/** A text whose letters are lost may not replace a good one. */
export const losesLetters = ({ before, after }: Change): boolean =>
  before !== '' && hasLostLetters(after) && !hasLostLetters(before);

/** Of another text than a name. */
export const lostInText = (what: string, change: Change): string[] =>
  losesLetters(change) ? [lost(what)] : [];
