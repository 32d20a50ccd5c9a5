import { salesDays } from '@haat/contract/sales';
import { invalidInput } from '../../platform/app-error.ts';
import { requireDay } from '../../platform/require-day.ts';
import { numberOfDay } from '../../platform/zoned-time.ts';
import { cashMessages } from './cash.messages.ts';

/** The first and the last day. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Without both: today. Throws `input.invalid` at the field that is wrong. */
export function salesDaysOf({ from, to }: Partial<Days>, today: string): Days {
  if (from === undefined && to === undefined) return { from: today, to: today };
  if (from === undefined) throw invalidInput({ from: [cashMessages.bothDays] });
  if (to === undefined) throw invalidInput({ to: [cashMessages.bothDays] });
  requireDay('from', from);
  requireDay('to', to);
  const days = numberOfDay(to) - numberOfDay(from) + 1;
  if (days < 1) throw invalidInput({ to: [cashMessages.lastDayFirst] });
  if (days > salesDays) throw invalidInput({ to: [cashMessages.tooManyDays(salesDays)] });
  return { from, to };
}
