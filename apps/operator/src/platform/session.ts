// The session on this device. The customer app keeps its token in the same place, so one sign-in serves both.
const tokenKey = 'token';

export const getToken = (): string | null => localStorage.getItem(tokenKey);

export const startSession = (token: string): void => localStorage.setItem(tokenKey, token);

/** Clears both storages, because the customer app keeps personal data there. */
export function endSession(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/** Calls back when another tab signs in, signs out or changes the person. Returns a function to stop. */
export function onOtherTab(changed: () => void): () => void {
  const listen = (event: StorageEvent): void => {
    if (event.key === tokenKey || event.key === null) changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
