// Whether a person is notified of the operator's answer, and with which text.
import type { LocalizedText } from '../../platform/localized-text.ts';
import { supportMessages } from './support.messages.ts';

interface Answer {
  readonly status: 'open' | 'answered' | 'closed';
  readonly note: string;
}

/**
 * The notification of an answer. Undefined when there is no new one: the request is open, the person knows this note, or it
 * is closed without a note.
 */
export function answerText({ status, note }: Answer, toldNote: string | null): LocalizedText | undefined {
  if (status === 'open' || note === toldNote || (status === 'closed' && note === '')) return undefined;
  return note === '' ? supportMessages.done : supportMessages[status](note);
}
