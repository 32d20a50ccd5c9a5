// Sends one push message. While the push service can't be reached, the job runs again, for an hour.
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { JobEnd, JobRun } from '../../platform/jobs.ts';
import { type PushMessage, type PushOutcome, pauseSeconds } from '../../platform/push/push-message.ts';
import type { BrowserKeys } from '../../platform/push/web-push.ts';
import { deletePushDevice, findPushDevice } from '../accounts/index.ts';
import type { PushJob } from './push-jobs.ts';

interface Device {
  readonly registrationId: string;
  /** Of browsers only. */
  readonly keys: BrowserKeys | null;
}

export type Send = (device: Device, message: PushMessage, signal: AbortSignal) => Promise<PushOutcome>;

interface SenderParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly send: Send;
  /** Says why a message was not sent. */
  readonly warn: (facts: { reason: string; attempt: number }, line: string) => void;
}

export function makePushSender({ database, clock, send, warn }: SenderParts) {
  return async ({ deviceId, userId, message, at }: PushJob, run: JobRun): Promise<JobEnd> => {
    const { attempt, signal } = run;
    const device = await findPushDevice(database.db, { id: deviceId, userId });
    // Signed out, or registered by somebody else.
    if (!device) return 'over';
    const outcome = await send(device, message, signal);
    run.noteHost(outcome.end === 'later' && outcome.isSilent === true);
    if (outcome.end === 'sent') return 'over';
    if (outcome.end === 'gone') {
      await database.inTx((tx) => deletePushDevice(tx, deviceId));
      return 'over';
    }
    const ageSeconds = (clock.now().getTime() - Date.parse(at)) / 1000;
    const pause =
      outcome.end === 'later'
        ? pauseSeconds({ attempt, ageSeconds, afterSeconds: outcome.afterSeconds })
        : undefined;
    if (pause !== undefined) return { againInSeconds: pause };
    warn({ reason: outcome.reason, attempt }, 'a push message was not sent');
    return 'over';
  };
}
