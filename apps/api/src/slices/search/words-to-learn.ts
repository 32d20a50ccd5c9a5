import { endOf } from '../products/index.ts';
import { canBeMistyped } from './typing-errors.ts';

/** The words of names, tags and types in these search texts, which mistyped words can be corrected to. */
export function wordsToLearn(searchTexts: readonly string[]): string[] {
  const words = searchTexts.flatMap((text) => (text.split(endOf.type)[0] ?? '').split(/\s+/));
  return [...new Set(words)].filter(canBeMistyped);
}
