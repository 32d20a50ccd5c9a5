// The queues of reminders. Each running clock has one job, and each SMS has one.
import type { Language } from '@haat/contract/languages';
import type { JobQueue } from '../../platform/jobs.ts';

/** Each order is its own host, so that the clocks of many orders don't wait for each other. */
export interface ClockJob {
  readonly orderId: number;
  readonly userId: number;
  readonly host: string;
}

export interface SmsJob {
  /** The SMS isn't sent any more once its shop has answered. */
  readonly orderId: number;
  readonly number: string;
  readonly text: string;
  /** Whose shop it is. */
  readonly userId: number;
  readonly host: string;
  /** Only for a second number, which is asked for its consent in this language. */
  readonly consentIn?: Language;
}

export interface ReminderQueues {
  readonly clocks: JobQueue<ClockJob>;
  readonly sms: JobQueue<SmsJob>;
}

/** The id of the job of an order's clock: a UUID of the version for one's own use. */
export function clockJobId(orderId: number): string {
  const digits = orderId.toString(16).padStart(15, '0');
  return `00000000-0000-8000-8${digits.slice(0, 3)}-${digits.slice(3)}`;
}
