/** What decides which of its city's slots a shop takes. */
export interface ShopCalendar {
  /** 0 is Sunday. */
  readonly closedWeekdays: readonly number[];
  readonly closedDays: readonly string[];
  readonly preparationMinutes: number;
}

/** Of a shop that takes all slots of its city. */
export const usualCalendar: ShopCalendar = { closedWeekdays: [], closedDays: [], preparationMinutes: 0 };

export const isUsual = ({ closedWeekdays, closedDays, preparationMinutes }: ShopCalendar): boolean =>
  closedWeekdays.length === 0 && closedDays.length === 0 && preparationMinutes === 0;
