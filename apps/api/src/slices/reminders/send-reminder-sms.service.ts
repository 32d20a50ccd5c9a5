// Sends the SMS of reminders. While no provider takes one, or SMS_PER_HOUR is reached, its job runs again.
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database.ts';
import type { JobEnd, JobRun } from '../../platform/jobs.ts';
import type { Sms } from '../../platform/sms.ts';
import {
  type CodeLimits,
  returnNumberPlace,
  returnSmsPlace,
  takeNumberPlace,
  takeSmsPlace,
} from '../accounts/index.ts';
import { askSecondNumber, takeBackCode } from '../shops/index.ts';
import type { SmsJob } from './reminder-jobs.ts';
import { isWaitingForShop } from './reminder-place.views.ts';
import { consentSms } from './reminders.messages.ts';

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
  return async (job: SmsJob, { attempt }: JobRun): Promise<JobEnd> => {
    if (!(await isWaitingForShop(parts.database.db, job.orderId))) return 'over';
    try {
      await sendCounted(parts, job);
      return 'over';
    } catch (err) {
      // The second number has had enough SMS today.
      if (err instanceof AppError && err.code === 'rate.limited') return 'over';
      parts.log.warn({ err, attempt }, 'a reminder was not sent by SMS');
      return { againInSeconds: Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** (attempt - 1)) };
    }
  };
}

async function sendCounted({ database, sms, limits, log }: SenderParts, job: SmsJob): Promise<void> {
  const { number, userId: retailerId, consentIn } = job;
  const second = consentIn && { retailerId, number };
  const { text, code, alarm } = await database.inTx(async (tx) => {
    const asked = second && (await askSecondNumber(tx, second));
    if (asked?.isAllowed === false) return {};
    if (second) await takeNumberPlace(tx, number);
    const alarm = await takeSmsPlace(tx, { isKnownAddress: false }, limits);
    const code = asked?.code;
    return { text: consentIn && code ? `${job.text} ${consentSms(code)[consentIn]}` : job.text, code, alarm };
  });
  if (alarm) log.error(alarm);
  if (text === undefined) return;
  try {
    await sms.sendText({ number, text });
  } catch (error) {
    await database.inTx(async (tx) => {
      if (second && code) await takeBackCode(tx, second);
      if (second) await returnNumberPlace(tx, number);
      await returnSmsPlace(tx);
    });
    throw error;
  }
}
