// The draft of the request form. It survives a sign-in and a reload. Sending or logging out deletes it.
const key = 'request-draft';

export const readDraft = (): string => sessionStorage.getItem(key) ?? '';

export function keepDraft(text: string): void {
  if (text === '') sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, text);
}
