import type { Tx } from '../../platform/database.ts';
import { insertSlotWindow, type NewSlotWindow } from './slot.queries.ts';

/** Creates a delivery window for every week (`weekday`, 0 = Sunday) or one day (`date`), in the city's time. Returns its id. */
export function createSlotWindow(tx: Tx, input: NewSlotWindow): Promise<number> {
  if ((input.weekday === null) === (input.date === null)) {
    throw new Error('a slot window has either a weekday or a date');
  }
  return insertSlotWindow(tx, input);
}
