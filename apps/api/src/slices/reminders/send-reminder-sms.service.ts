// Sends the SMS of reminders. While no provider takes one, or SMS_PER_HOUR is reached, its job runs again.
import type { Database } from '../../platform/database.ts';
import type { JobEnd, JobRun } from '../../platform/jobs.ts';
import type { Sms } from '../../platform/sms.ts';
import { type CodeLimits, returnSmsPlace, takeSmsPlace } from '../accounts/index.ts';
import type { SmsJob } from './reminder-jobs.ts';
import { isWaitingForShop } from './waiting-order.views.ts';

interface SenderParts {
  readonly database: Database;
  readonly sms: Sms;
  readonly limits: Pick<CodeLimits, 'smsPerHour'>;
  readonly log: {
    warn(facts: { err: unknown; attempt: number }, line: string): void;
    error(line: string): void;
  };
}

const firstPauseSeconds = 10;
const longestPauseSeconds = 300;

export function makeReminderSender(parts: SenderParts) {
  return async ({ orderId, number, text }: SmsJob, { attempt }: JobRun): Promise<JobEnd> => {
    if (!(await isWaitingForShop(parts.database.db, orderId))) return 'over';
    try {
      await sendCounted(parts, { number, text });
      return 'over';
    } catch (err) {
      parts.log.warn({ err, attempt }, 'a reminder was not sent by SMS');
      return { againInSeconds: Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** (attempt - 1)) };
    }
  };
}

async function sendCounted(
  { database, sms, limits, log }: SenderParts,
  text: Parameters<Sms['sendText']>[0],
) {
  const alarm = await database.inTx((tx) => takeSmsPlace(tx, { isKnownAddress: false }, limits));
  if (alarm) log.error(alarm);
  try {
    await sms.sendText(text);
  } catch (error) {
    await database.inTx(returnSmsPlace);
    throw error;
  }
}
