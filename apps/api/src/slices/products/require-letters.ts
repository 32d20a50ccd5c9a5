import { hasLostLetters } from '@haat/contract/lost-letters';
import type { LocalNames } from '@haat/contract/pack';
import { invalidInput } from '../../platform/app-error.ts';
import { productMessages } from './products.messages.ts';

interface TypedNames {
  readonly name?: string | undefined;
  readonly names?: LocalNames | undefined;
}

/** Of names that somebody typed or pasted. Throws `input.invalid` on each whose letters are lost. */
export function requireLetters({ name, names = {} }: TypedNames): void {
  const wrong = Object.entries({ name, 'names.hi': names.hi, 'names.ml': names.ml }).filter(
    ([, text]) => text && hasLostLetters(text),
  );
  if (wrong.length > 0)
    throw invalidInput(Object.fromEntries(wrong.map(([at]) => [at, [productMessages.lostLetters]])));
}
