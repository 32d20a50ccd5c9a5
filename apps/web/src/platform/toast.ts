// Short messages at the top of the screen. The same text is never shown twice at once. The library loads after the first
// screen, or with the first message.
import { isApiError } from '@haat/client/api-error';
import type toastOfLibrary from 'react-hot-toast';

type Toast = typeof toastOfLibrary;

let toast: Toast | undefined;
let loading: Promise<Toast | undefined> | undefined;
const listeners = new Set<() => void>();

export const areToastsLoaded = (): boolean => toast !== undefined;

export function onToastsLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Without a network, the next message tries again. */
export function loadToasts(): Promise<Toast | undefined> {
  loading ??= import('react-hot-toast').then(
    (library) => {
      toast = library.default;
      for (const listener of listeners) listener();
      return toast;
    },
    () => {
      loading = undefined;
      return undefined;
    },
  );
  return loading;
}

function show(message: (toast: Toast) => void): void {
  if (toast) message(toast);
  else void loadToasts().then((loaded) => loaded && message(loaded));
}

export const toastSuccess = (text: string): void => show(({ success }) => success(text, { id: text }));

export const toastPlain = (text: string): void => show((plain) => plain(text, { id: text }));

export const toastFailure = (text: string): void =>
  show(({ error }) => error(text, { id: text, ariaProps: { role: 'alert', 'aria-live': 'assertive' } }));

/** Removes a toast that is no longer true. */
export const endFailure = (text: string): void => {
  if (loading) show(({ remove }) => remove(text));
};

/** A 401 has already shown its own toast. */
export function toastFailureOf(error: unknown, text: string): void {
  if (!(isApiError(error) && error.status === 401)) toastFailure(text);
}
