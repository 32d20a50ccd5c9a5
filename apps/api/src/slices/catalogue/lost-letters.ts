// A spreadsheet in an old format writes question marks for the letters that it doesn't know.
import { hasLostLetters } from '@haat/contract/lost-letters';
import type { LocalNames } from '@haat/contract/pack';
import { invalidInput } from '../../platform/app-error.ts';
import { deskOnly } from '../../platform/words.ts';

const lost = (what: string): string =>
  `Letters in the ${what} are lost. Save it as CSV UTF-8 in the spreadsheet, then choose that file.`;

/** Of a name, which is refused wherever it comes from. */
export const lostInName = (what: string, name: string | undefined): string[] =>
  name !== undefined && hasLostLetters(name) ? [lost(what)] : [];

/** Of another text, which may not replace a good one. */
export const lostInText = (what: string, { before, after }: { before: string; after: string }): string[] =>
  before !== '' && hasLostLetters(after) && !hasLostLetters(before) ? [lost(what)] : [];

const typed =
  'Letters of this name are lost. Enter it again. If it comes from a file, save it as CSV UTF-8 first.';

/** Of names that somebody typed or pasted. Throws `input.invalid` on each wrong one. */
export function requireLetters({ name, names = {} }: TypedNames): void {
  const wrong = Object.entries({ name, 'names.hi': names.hi, 'names.ml': names.ml }).filter(
    ([, text]) => text && hasLostLetters(text),
  );
  if (wrong.length > 0) throw invalidInput(Object.fromEntries(wrong.map(([at]) => [at, [deskOnly(typed)]])));
}

interface TypedNames {
  readonly name?: string | undefined;
  readonly names?: LocalNames | undefined;
}
