import type { DaySummary } from '@haat/contract/cash';
import { rupeesOf } from '@haat/contract/money';
import { dayInZone } from '../../platform/zoned-time.ts';
import { oneDecimal } from '../deliveries/index.ts';

/** An order that a deliverer completed. */
export interface Completed {
  readonly at: Date;
  readonly earnedPaise: number;
  readonly cashPaise: number;
  readonly km: number;
}

export function sumByDay(
  days: readonly string[],
  completed: readonly Completed[],
  timeZone: string,
): DaySummary[] {
  const byDay = Map.groupBy(completed, ({ at }) => dayInZone(at, timeZone));
  return days.map((day) => {
    const orders = byDay.get(day) ?? [];
    const sum = (amountOf: (order: Completed) => number) =>
      orders.reduce((all, one) => all + amountOf(one), 0);
    return {
      day,
      deliveries: orders.length,
      earned: rupeesOf(sum(({ earnedPaise }) => earnedPaise)),
      cash: rupeesOf(sum(({ cashPaise }) => cashPaise)),
      km: oneDecimal(sum(({ km }) => km)),
    };
  });
}
