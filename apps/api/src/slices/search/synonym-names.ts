// Checks the names of one good.
import { cleanName } from '@haat/contract/clean-name';
import { serverLimits } from '@haat/contract/limits';
import { hasLostLetters } from '@haat/contract/lost-letters';
import { invalidInput } from '../../platform/app-error.ts';
import { foldText } from '../../platform/fold-text.ts';
import { deskOnly } from '../../platform/localized-text.ts';

export interface SynonymNames {
  /** As they were typed, without repeats. */
  readonly names: readonly string[];
  /** The same in folded form, for searches. */
  readonly folded: readonly string[];
}

/** Throws `input.invalid` on `names`. */
export function checkNames(written: readonly string[]): SynonymNames {
  const byFolded = new Map<string, string>();
  for (const name of written.map(cleanName)) {
    const folded = foldText(name);
    const problem = problemOf(name, folded);
    if (problem !== undefined) throw refuse(problem);
    if (!byFolded.has(folded)) byFolded.set(folded, name);
  }
  if (byFolded.size < 2) throw refuse('Enter at least two different names.');
  return { names: [...byFolded.values()], folded: [...byFolded.keys()] };
}

function problemOf(name: string, folded: string): string | undefined {
  if (hasLostLetters(name)) return `Letters in “${name}” are lost. Save it as CSV UTF-8, and copy it again.`;
  if (folded === '') return `Use letters or digits in “${name}”.`;
  const words = folded.split(' ').length;
  return words > serverLimits.wordsOfSynonym
    ? `“${name}” has ${words} words. Use at most ${serverLimits.wordsOfSynonym}.`
    : undefined;
}

const refuse = (sentence: string) => invalidInput({ names: [deskOnly(sentence)] });

/** Whether both are probably the same good: they share two names. */
export const isSameGood = (one: readonly string[], other: readonly string[]): boolean =>
  one.filter((name) => other.includes(name)).length >= 2;
