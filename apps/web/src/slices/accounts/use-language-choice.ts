// The choice of a language: shown at once, and saved to the account after signing in.
import { deviceStorage } from '@haat/client/device-storage';
import { isSignedIn, noteSession } from '@haat/client/session';
import type { Language } from '@haat/contract/languages';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { failures } from '../../messages/failures.ts';
import { changeLanguage, getLanguage } from '../../platform/language.ts';
import { toastFailure } from '../../platform/toast.ts';
import { saveLanguage } from './accounts.api.ts';
import { useUser } from './use-user.ts';

/** The key of a stored choice that the account doesn't have yet. The end of a session removes it. */
const unsavedKey = 'language-unsaved';

/** `choice` is the language whose texts are loading. */
export function useLanguageChoice() {
  const [choice, setChoice] = useState<Language | null>(null);
  const save = useSave();
  const choose = async (language: Language): Promise<void> => {
    setChoice(language);
    const isSame = noteSession();
    const isShown = await changeLanguage(language);
    setChoice(null);
    if (!isShown) toastFailure(failures.language);
    else if (getLanguage() === language && isSame()) save(language);
  };
  return { choice, choose: (language: Language) => void choose(language) };
}

function useSave(): (language: Language) => void {
  const { mutate } = useMutation(saveLanguage);
  return (language) => {
    deviceStorage.setItem(unsavedKey, language);
    if (isSignedIn()) mutate(language, { onSuccess: () => deviceStorage.removeItem(unsavedKey) });
  };
}

/** After signing in: the choice made before goes to the account, else the account's language is shown. */
export function useAccountLanguage(): void {
  const person = useUser();
  const personId = person?.id;
  const ofAccount = person?.preferences.language;
  const save = useSave();
  // Outside system: the texts of the app, and the account on the server.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per person and language of the account
  useEffect(() => {
    if (personId === undefined) return;
    const current = getLanguage();
    const isUnsaved = deviceStorage.getItem(unsavedKey) !== null || ofAccount === undefined;
    if (ofAccount === current) deviceStorage.removeItem(unsavedKey);
    else if (!isUnsaved) void changeLanguage(ofAccount);
    else if (current !== 'en' || ofAccount !== undefined) save(current);
  }, [personId, ofAccount]);
}
