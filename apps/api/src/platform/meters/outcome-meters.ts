// Counts what became of push messages and SMS.
import type { PushServices } from '../push/push-services.ts';
import type { Meters } from './meters.ts';

/** The same services, counted. */
export function countPushes({ toBrowser, toPhone }: PushServices, meters: Meters): PushServices {
  const count = meters.counter({
    name: 'haat_push_messages_total',
    help: 'Attempts to send a push message, by kind (browser, phone) and outcome (sent, gone, later, refused).',
    labels: ['kind', 'outcome'],
  });
  const counted =
    <Args extends unknown[], Outcome extends { readonly end: string }>(
      kind: string,
      send: (...args: Args) => Promise<Outcome>,
    ) =>
    async (...args: Args): Promise<Outcome> => {
      const outcome = await send(...args);
      count({ kind, outcome: outcome.end });
      return outcome;
    };
  return {
    ...(toBrowser && { toBrowser: counted('browser', toBrowser) }),
    ...(toPhone && { toPhone: counted('phone', toPhone) }),
  };
}

export type SmsOutcome = 'sent' | 'failed';

export function smsCounter(meters: Meters): (provider: string, outcome: SmsOutcome) => void {
  const count = meters.counter({
    name: 'haat_sms_total',
    help: 'Attempts to send a sign-in code, by provider and outcome (sent, failed).',
    labels: ['provider', 'outcome'],
  });
  return (provider, outcome) => count({ provider, outcome });
}
