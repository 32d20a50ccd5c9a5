// Short messages at the top of the screen. The same text is never shown twice at once. The library loads after the first
// screen, or with the first message; a phone that can't load it shows the words alone.
import { isApiError } from '@haat/client/api-error';
import { screenConstants } from '@haat/contract/limits';
import type toastOfLibrary from 'react-hot-toast';

type Toast = typeof toastOfLibrary;

interface Message {
  readonly text: string;
  readonly role: 'alert' | 'status';
}

let toast: Toast | undefined;
let loading: Promise<Toast | undefined> | undefined;
let plain: readonly Message[] = [];
const listeners = new Set<() => void>();

const tell = (): void => listeners.forEach((listener) => void listener());

export const areToastsLoaded = (): boolean => toast !== undefined;

/** The messages shown without the library. */
export const plainMessages = (): readonly Message[] => plain;

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

async function load(): Promise<Toast | undefined> {
  // Not `.then(…, …)`: the bundler's wrapper would keep a failure from the second function.
  try {
    const library = await import('react-hot-toast');
    toast = library.default;
    tell();
  } catch {
    loading = undefined;
  }
  return toast;
}

/** Without a network, the next message tries again. */
export function loadToasts(): Promise<Toast | undefined> {
  loading ??= load();
  return loading;
}

function setPlain(messages: readonly Message[]): void {
  plain = messages;
  tell();
}

function showPlainly(message: Message): void {
  setPlain([...plain.filter(({ text }) => text !== message.text), message]);
  setTimeout(() => setPlain(plain.filter((each) => each !== message)), screenConstants.toastMs);
}

function show(message: Message, withLibrary: (toast: Toast) => void): void {
  if (toast) withLibrary(toast);
  else void loadToasts().then((loaded) => (loaded ? withLibrary(loaded) : showPlainly(message)));
}

export const toastSuccess = (text: string): void =>
  show({ text, role: 'status' }, ({ success }) => success(text, { id: text }));

export const toastPlain = (text: string): void =>
  show({ text, role: 'status' }, (plainToast) => plainToast(text, { id: text }));

export const toastFailure = (text: string): void =>
  show({ text, role: 'alert' }, ({ error }) =>
    error(text, { id: text, ariaProps: { role: 'alert', 'aria-live': 'assertive' } }),
  );

/** Removes a toast that is no longer true. */
export function endFailure(text: string): void {
  if (plain.length > 0) setPlain(plain.filter((each) => each.text !== text));
  if (toast) toast.remove(text);
  else void loading?.then((loaded) => loaded?.remove(text));
}

/** A 401 has already shown its own toast. */
export function toastFailureOf(error: unknown, text: string): void {
  if (!(isApiError(error) && error.status === 401)) toastFailure(text);
}
