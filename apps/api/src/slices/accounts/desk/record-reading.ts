import type { RecordedFields, RecordKind } from '@haat/contract/operator/record';
import { phoneDigitsPattern } from '@haat/contract/phone';
import { plainDigits } from '@haat/contract/typed-number';
import type { Tx } from '../../../platform/database.ts';
import { publish } from '../../../platform/events.ts';
import { findUserByNumber } from '../user.queries.ts';

/** Writes into the audit that an operator downloads records. `chosen` are the filters. */
export const recordExport = (
  tx: Tx,
  actor: { readonly userId: number },
  { kind, chosen = {} }: { kind: RecordKind; chosen?: RecordedFields },
): Promise<void> =>
  publish(tx, 'record.changed', {
    kind,
    id: 0,
    action: 'export',
    actorId: actor.userId,
    before: {},
    after: chosen,
  });

/** Writes into the audit that an operator sees the whole number of this person. */
export const recordNumberView = (tx: Tx, actor: { readonly userId: number }, userId: number): Promise<void> =>
  publish(tx, 'record.changed', {
    kind: 'user',
    id: userId,
    action: 'view_number',
    actorId: actor.userId,
    before: {},
    after: {},
  });

/**
 * Writes into the audit that an operator searches for a whole number, with the person who has it. Other searches leave no
 * line.
 */
export async function recordNumberSearch(
  tx: Tx,
  actor: { readonly userId: number },
  search: string | undefined,
): Promise<void> {
  const number = searchedNumber(search);
  if (number === undefined || !('whole' in number)) return;
  const person = await findUserByNumber(tx, number.whole);
  await publish(tx, 'record.changed', {
    kind: 'user',
    id: person?.id ?? 0,
    action: 'search_number',
    actorId: actor.userId,
    before: {},
    after: {},
  });
}

// Which phone number an operator's search means. Searching for any other part of a number would let operators find it
// digit by digit.

/** All of it as `+91…`, or how it ends. */
type SearchedNumber = { readonly whole: string } | { readonly end: string };

const wholePattern = new RegExp(`^(?:91|0091|0)?(${phoneDigitsPattern})$`);

/** Undefined for words, and for any other part of a number. */
export function searchedNumber(search: string | undefined): SearchedNumber | undefined {
  const digits = plainDigits(search ?? '').replaceAll(/[\s()+-]/g, '');
  if (/^\d{4}$/.test(digits)) return { end: digits };
  const whole = wholePattern.exec(digits)?.[1];
  return whole === undefined ? undefined : { whole: `+91${whole}` };
}
