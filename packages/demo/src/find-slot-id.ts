import type { Tx } from '@haat/api/platform/database';
import { listSlotWindows, slotIdOf } from '@haat/api/slices/orders';

export async function findSlotId(
  tx: Tx,
  cityId: number,
  { day, startTime }: { day: string; startTime: string },
): Promise<number> {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const windows = await listSlotWindows(tx, cityId, day);
  const window = windows.find((one) => one.weekday === weekday && one.startTime === startTime);
  if (!window) throw new Error(`the city delivers nothing on ${day} at ${startTime}`);
  return slotIdOf(window.id, day);
}
