// Whether a slot repeats or overlaps another one of the same day.
import type { SlotRecord } from '@haat/contract/operator/slots';
import { isClosedDay, timesOf } from './slot-words.ts';

type Times = Pick<SlotRecord, 'start' | 'end'>;
export type PlannedSlot = Pick<SlotRecord, 'weekday' | 'date' | 'capacity'> & Times;

export interface SlotClash {
  /** The form's field to correct. */
  readonly field: 'date' | 'start';
  readonly text: string;
}

export const isSameTime = (one: Times, other: Times): boolean =>
  one.start === other.start && one.end === other.end;

/** An older slot may end before it begins: on the next day. */
const lastOf = ({ start, end }: Times): string => (end <= start ? '24:00' : end);

export const doOverlap = (one: Times, other: Times): boolean =>
  one.start < lastOf(other) && other.start < lastOf(one);

const timesOfAll = (slots: readonly Times[]): string => slots.map(timesOf).join(', ');

/** `others` are the other slots of the city. */
export function clashOf(planned: PlannedSlot, others: readonly PlannedSlot[]): SlotClash | undefined {
  const sameDay = others.filter(({ weekday, date }) => weekday === planned.weekday && date === planned.date);
  if (planned.date !== null) {
    const text = closedDayClash(planned, sameDay);
    if (text || isClosedDay(planned)) return text === undefined ? undefined : { field: 'date', text };
  }
  if (sameDay.some((other) => isSameTime(planned, other))) {
    return { field: 'start', text: 'This slot exists already.' };
  }
  const overlapping = sameDay.filter((other) => doOverlap(planned, other));
  if (overlapping.length === 0) return undefined;
  return { field: 'start', text: `Overlaps ${timesOfAll(overlapping)}.` };
}

function closedDayClash(planned: PlannedSlot, sameDay: readonly PlannedSlot[]): string | undefined {
  const isClosed = isClosedDay(planned);
  if (sameDay.some(isClosedDay)) {
    return isClosed ? 'This day is closed already.' : 'This day is closed. Delete ‘No deliveries’ first.';
  }
  if (!isClosed || sameDay.length === 0) return undefined;
  // The server would still offer them.
  return `This day has its own times: ${timesOfAll(sameDay)}. Delete them first.`;
}
