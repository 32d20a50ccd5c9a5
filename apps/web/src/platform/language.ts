// The language of the screens, and its change.
import { onSessionEnd } from '@haat/client/session';
import type { Language } from '@haat/contract/languages';
import { useSyncExternalStore } from 'react';
import { keepLanguage, readLanguage } from './device/device-language.ts';
import { loadPatiently } from './loading/lazy-load.ts';
import { type Pack, showPack } from './words.ts';

type LoadPack = (language: Exclude<Language, 'en'>) => Promise<Pack>;

const listeners = new Set<() => void>();
let loadPack: LoadPack = async () => ({});
let current: Language = 'en';
/** The language requested last. If an earlier one arrives later, it is ignored. */
let wanted: Language = 'en';

export const getLanguage = (): Language => current;

/** For `Intl`: the language as it is written in India. */
export const getLocale = (): string => `${current}-IN`;

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useLanguage = (): Language => useSyncExternalStore(onLanguageChange, getLanguage);

/** Shows all texts in this language. False when its texts couldn't be loaded: the language stays. */
export async function changeLanguage(language: Language): Promise<boolean> {
  wanted = language;
  const pack = language === 'en' ? null : await loadPatiently(() => loadPack(language));
  if (pack === undefined) return false;
  if (wanted !== language) return true;
  showPack(pack);
  current = language;
  keepLanguage(language);
  document.documentElement.lang = language;
  // Names of the installed app's shortcuts.
  document
    .querySelector('link[rel=manifest]')
    ?.setAttribute('href', `/manifest.webmanifest?lang=${language}`);
  for (const listener of listeners) listener();
  return true;
}

/** Before the first render. Without its texts, the app starts in English. */
export async function startLanguage(load: LoadPack): Promise<void> {
  loadPack = load;
  await changeLanguage(readLanguage());
}

// The end of a session clears the storage. The language is the device's.
onSessionEnd(() => keepLanguage(current));
