import type { Tx } from '../../platform/database.ts';
import { insertSlotWindow, type NewSlotWindow } from './slot.queries.ts';

/** A window of every week (`weekday`, 0 = Sunday) or of one day (`date`), times by the city's clocks; answers its id. */
export function createSlotWindow(tx: Tx, input: NewSlotWindow): Promise<number> {
  if ((input.weekday === null) === (input.date === null)) {
    throw new Error('a slot window has either a weekday or a date');
  }
  return insertSlotWindow(tx, input);
}
