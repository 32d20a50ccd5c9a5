// Counts the orders in the slots of a window or a day.
import type { SlotPreview } from '@haat/contract/operator/slots';

type PreviewDay = SlotPreview['days'][number];
type PreviewSlot = PreviewDay['slots'][number];

const sumOf = (slots: readonly PreviewSlot[]): number => slots.reduce((sum, { taken }) => sum + taken, 0);

/** On all days of the preview. */
export const bookingsOfWindow = ({ days }: SlotPreview, windowId: number): number =>
  sumOf(days.flatMap(({ slots }) => slots.filter(({ window }) => window === windowId)));

export interface DayWithOrders {
  readonly day: string;
  readonly taken: number;
}

/** The days on which a slot has more orders than `capacity`. */
export const daysWithMore = (
  { days }: SlotPreview,
  windowId: number,
  capacity: number,
): readonly DayWithOrders[] =>
  days.flatMap(({ day, slots }) =>
    slots
      .filter(({ window, taken, is_withdrawn }) => window === windowId && !is_withdrawn && taken > capacity)
      .map(({ taken }) => ({ day, taken })),
  );

/** Orders of a day that a new exception would remove: those in the day's present slots. */
export const bookingsOfDay = ({ days }: SlotPreview, day: string): number =>
  sumOf(days.find((one) => one.day === day)?.slots.filter(({ is_withdrawn }) => !is_withdrawn) ?? []);

/** Customers can choose slots for today and the next six days. */
const daysOffered = 7;
const nearlyFullPercent = 80;

interface FullSlot extends PreviewSlot {
  readonly day: string;
}

/** Offered slots with at least 80 % of their capacity taken. 'Today' uses the same rule. */
export const nearlyFullSlots = ({ days }: SlotPreview, now: Date): readonly FullSlot[] =>
  days
    .slice(0, daysOffered)
    .flatMap(({ day, slots }) =>
      slots
        .filter(
          ({ closes_at, taken, capacity, is_withdrawn }) =>
            !is_withdrawn && new Date(closes_at) > now && taken * 100 >= capacity * nearlyFullPercent,
        )
        .map((slot) => ({ ...slot, day })),
    );

/** Whether the city delivers nothing tomorrow. */
export const isWithoutSlotsTomorrow = ({ days }: SlotPreview): boolean =>
  days[1]?.slots.every(({ is_withdrawn }) => is_withdrawn) ?? true;
