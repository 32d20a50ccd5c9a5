// Which side a list waits for, and until when.
import type { ListState } from '@haat/contract/lists';
import { AppError } from '../../platform/app-error.ts';
import type { LocalizedText } from '../../platform/localized-text.ts';
import { listMessages } from './lists.messages.ts';

interface Open {
  readonly state: ListState;
  readonly expiresAt: Date;
}

export const isOpen = ({ state }: Pick<Open, 'state'>): boolean => state === 'waiting' || state === 'offered';

/** A list has expired when its time is over, whenever the job comes. */
export const stateAt = (list: Open, now: Date): ListState =>
  isOpen(list) && list.expiresAt <= now ? 'expired' : list.state;

/** `answer.late`. */
export const refuseLate = (detail: LocalizedText = listMessages.over): AppError =>
  new AppError('answer.late', { detail });
