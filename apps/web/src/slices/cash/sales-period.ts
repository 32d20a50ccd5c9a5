// Which days a period has. Days are 'YYYY-MM-DD'.
import { salesDays } from '@haat/contract/sales';
import { sales as words } from './sales.messages.ts';

export interface SalesDays {
  readonly from: string;
  readonly to: string;
}

export const periods = ['today', 'yesterday', 'week', 'month', 'own'] as const;
export type Period = (typeof periods)[number];

const dayMs = 24 * 60 * 60_000;
const numberOf = (day: string): number => Date.parse(day) / dayMs;
const dayBefore = (day: string, days: number): string =>
  new Date((numberOf(day) - days) * dayMs).toISOString().slice(0, 10);

/** A week begins on Monday. */
export function daysOf(period: Exclude<Period, 'own'>, today: string): SalesDays {
  const yesterday = dayBefore(today, 1);
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  return {
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    week: { from: dayBefore(today, sinceMonday), to: today },
    month: { from: `${today.slice(0, 8)}01`, to: today },
  }[period];
}

/** What is wrong with the last day. Null: nothing. The browser gives '' for a day that isn't complete. */
export function lastDayFault({ from, to }: SalesDays): string | null {
  if (from === '' || to === '') return words.bothDays;
  if (to < from) return words.orderFault;
  return numberOf(to) - numberOf(from) >= salesDays ? words.mostFault(salesDays) : null;
}
