// The texts of a language, as a chunk of its own.
import type { Language } from '@haat/contract/languages';
import type { Pack } from '../../platform/words.ts';

type Other = Exclude<Language, 'en'>;

const packs: Readonly<Record<Other, () => Promise<Pack>>> = {
  hi: async () => (await import('./hi.ts')).pack,
  ml: async () => (await import('./ml.ts')).pack,
};

/** In English, too: people's names may be in any script. */
export const loadLetters = (): Promise<void> =>
  import('./letters.ts')
    .then(({ declareMissingLetters }) => declareMissingLetters())
    .catch((error: unknown) => console.warn('The letters did not load', error));

/** The texts don't wait for their letters. */
export function loadPack(language: Other): Promise<Pack> {
  void loadLetters();
  return packs[language]();
}
