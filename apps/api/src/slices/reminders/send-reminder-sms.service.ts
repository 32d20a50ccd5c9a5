// Sends the SMS of reminders. While no provider takes one, its job runs again.
import type { Database } from '../../platform/database.ts';
import type { JobEnd, JobRun } from '../../platform/jobs.ts';
import type { Sms } from '../../platform/sms.ts';
import type { SmsJob } from './reminder-jobs.ts';
import { isWaitingForShop } from './waiting-order.views.ts';

interface SenderParts {
  readonly database: Database;
  readonly sms: Sms;
  readonly warn: (facts: { err: unknown; attempt: number }, line: string) => void;
}

const firstPauseSeconds = 10;
const longestPauseSeconds = 300;

export function makeReminderSender({ database, sms, warn }: SenderParts) {
  return async ({ orderId, number, text }: SmsJob, { attempt }: JobRun): Promise<JobEnd> => {
    if (!(await isWaitingForShop(database.db, orderId))) return 'over';
    try {
      await sms.sendText({ number, text });
      return 'over';
    } catch (err) {
      warn({ err, attempt }, 'a reminder was not sent by SMS');
      return { againInSeconds: Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** (attempt - 1)) };
    }
  };
}
