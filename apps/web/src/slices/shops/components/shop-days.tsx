// When a shop is closed, and when it delivers next.
import type * as shops from '@haat/contract/shops';
import { getLocale } from '../../../platform/language.ts';
import { useNow } from '../../../platform/now.ts';
import { formatNextDelivery } from '../../../ui/format/next-delivery.ts';
import { shopPage as words } from '../shop-page.messages.ts';
import styles from './shop-days.module.css';

const dayMs = 24 * 60 * 60_000;

/** Closed days that have passed say nothing. A day ago is still today somewhere. */
const comingDays = (days: readonly string[], nowMs: number): string[] =>
  days.filter((day) => Date.parse(day) > nowMs - dayMs).sort();

const dayAndMonth = (day: string): string => `${day.slice(8)}/${day.slice(5, 7)}`;

const weekdayName = (weekday: number): string => words.weekdays[weekday as keyof typeof words.weekdays]; // the contract's 0 to 6

const listOf = (parts: readonly string[]): string => new Intl.ListFormat(getLocale()).format(parts);

type ShopDaysProps = Pick<shops.Shop, 'closed_weekdays' | 'closed_days' | 'next_slot'>;

export function ShopDays({ closed_weekdays, closed_days, next_slot }: ShopDaysProps) {
  const nowMs = useNow();
  const days = comingDays(closed_days, nowMs);
  return (
    <>
      {closed_weekdays.length > 0 && (
        <span className={styles.line}>
          {words.closedOn(listOf([...closed_weekdays].sort().map(weekdayName)))}
        </span>
      )}
      {days.length > 0 && (
        <span className={styles.line}>{words.closedOn(listOf(days.map(dayAndMonth)))}</span>
      )}
      {next_slot && <strong className={styles.line}>{formatNextDelivery(next_slot.start, nowMs)}</strong>}
    </>
  );
}
