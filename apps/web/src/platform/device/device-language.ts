// The language chosen on this device, else the browser's first language that we have.
import { deviceStorage } from '@haat/client/device-storage';
import { type Language, languages } from '@haat/contract/languages';

const storageKey = 'language';

const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

const browsersLanguage = (): Language =>
  navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';

export function readLanguage(): Language {
  const stored = deviceStorage.getItem(storageKey);
  return isLanguage(stored) ? stored : browsersLanguage();
}

export function keepLanguage(language: Language): void {
  if (language === browsersLanguage()) deviceStorage.removeItem(storageKey);
  else deviceStorage.setItem(storageKey, language);
}
