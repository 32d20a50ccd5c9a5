// What was written into the request form, kept over the way through the sign-in and a lost page. Gone once sent,
// and with everything else when somebody logs out.
const key = 'request-draft';

export const readDraft = (): string => sessionStorage.getItem(key) ?? '';

export function keepDraft(text: string): void {
  if (text === '') sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, text);
}
