// The draft of the request form. It survives a sign-in and a reload. Sending or logging out deletes it.
import { tabStorage } from '@haat/client/device-storage';

const key = 'request-draft';

export const readDraft = (): string => tabStorage.getItem(key) ?? '';

export function keepDraft(text: string): void {
  if (text === '') tabStorage.removeItem(key);
  else tabStorage.setItem(key, text);
}
