// The texts of a language, as a chunk of its own.
import type { Language } from '@haat/contract/languages';
import type { Pack } from '../../platform/words.ts';

type Other = Exclude<Language, 'en'>;

const packs: Readonly<Record<Other, () => Promise<Pack>>> = {
  hi: async () => (await import('./hi.ts')).pack,
  ml: async () => (await import('./ml.ts')).pack,
};

async function loadLetters(language: Other): Promise<void> {
  const { loadMissingLetters } = await import('./letters.ts');
  await loadMissingLetters(language);
}

/** The texts don't wait for their letters. */
export function loadPack(language: Other): Promise<Pack> {
  loadLetters(language).catch((error: unknown) => console.warn('The letters did not load', error));
  return packs[language]();
}
