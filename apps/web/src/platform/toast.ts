// Short messages at the top of the screen. The same text is never shown twice at once.
import { isApiError } from '@haat/client/api-error';
import toast from 'react-hot-toast';

export const toastSuccess = (text: string): void => void toast.success(text, { id: text });

export const toastPlain = (text: string): void => void toast(text, { id: text });

export const toastFailure = (text: string): void =>
  void toast.error(text, { id: text, ariaProps: { role: 'alert', 'aria-live': 'assertive' } });

/** Removes a toast that is no longer true. */
export const endFailure = (text: string): void => toast.remove(text);

/** A 401 has already shown its own toast. */
export function toastFailureOf(error: unknown, text: string): void {
  if (!(isApiError(error) && error.status === 401)) toastFailure(text);
}
