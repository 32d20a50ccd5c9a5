// The cancelled and rejected orders of a day.
import type { DayFigures } from '@haat/contract/operator/today';

export const lostOf = ({ cancelled, rejected }: DayFigures): number => cancelled + rejected;

/** In whole percent. */
export const lostShare = (day: DayFigures): number =>
  day.orders === 0 ? 0 : Math.round((lostOf(day) / day.orders) * 100);
