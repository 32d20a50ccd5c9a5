// Which slots a weekly template adds to those of a city.
import type { SlotRecord } from '@haat/contract/operator/slots';
import { doOverlap, isSameTime } from './slot-clash.ts';

interface Times {
  readonly start: string;
  readonly end: string;
}

export interface SlotTemplateChoice {
  readonly id: string;
  readonly name: string;
  readonly windows: readonly Times[];
}

export const slotTemplates: readonly SlotTemplateChoice[] = [
  {
    id: 'twice',
    name: 'Morning and evening: 9–12 and 16–19',
    windows: [
      { start: '09:00', end: '12:00' },
      { start: '16:00', end: '19:00' },
    ],
  },
  { id: 'morning', name: 'Morning: 8–11', windows: [{ start: '08:00', end: '11:00' }] },
  { id: 'evening', name: 'Evening: 17–20', windows: [{ start: '17:00', end: '20:00' }] },
  {
    id: 'day',
    name: 'All day: every two hours from 8 to 20',
    windows: [8, 10, 12, 14, 16, 18].map((hour) => ({ start: clock(hour), end: clock(hour + 2) })),
  },
];

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

interface WeeklyWindow extends Times {
  readonly weekday: number;
}

export interface Plan {
  readonly toAdd: readonly WeeklyWindow[];
  /** Slots that the city already has. */
  readonly present: number;
  /** Slots that overlap others of the city. They are also left out. */
  readonly overlapping: number;
}

export function planOf(
  { windows }: SlotTemplateChoice,
  weekdays: readonly number[],
  existing: readonly Pick<SlotRecord, 'weekday' | 'start' | 'end'>[],
): Plan {
  const all = weekdays.flatMap((weekday) => windows.map((times) => ({ weekday, ...times })));
  const others = (one: WeeklyWindow) => existing.filter(({ weekday }) => weekday === one.weekday);
  const missing = all.filter((one) => !others(one).some((other) => isSameTime(one, other)));
  const toAdd = missing.filter((one) => !others(one).some((other) => doOverlap(one, other)));
  return {
    toAdd,
    present: all.length - missing.length,
    overlapping: missing.length - toAdd.length,
  };
}
