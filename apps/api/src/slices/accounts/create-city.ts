import { roundCoordinate } from '@haat/contract/geo';
import { invalidInput } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { deskOnly } from '../../platform/words.ts';
import { isTimeZone } from '../../platform/zoned-time.ts';
import { cityDefaults, insertCity, type NewCity } from './city.queries.ts';
import { cityFieldsOf } from './city-fields.ts';

/**
 * `actorId` is null for the demo. Returns the city's id. Throws `input.invalid` when the name is taken or the time
 * zone is unknown.
 */
export async function createCity(tx: Tx, input: NewCity, actorId: number | null = null): Promise<number> {
  requireTimeZone(input.timeZone);
  const city = {
    ...cityDefaults,
    ...input,
    latitude: roundCoordinate(input.latitude),
    longitude: roundCoordinate(input.longitude),
  };
  const id = await insertCity(tx, city);
  const after = cityFieldsOf({ id, ...city });
  await publish(tx, 'record.changed', { kind: 'city', id, action: 'create', actorId, before: {}, after });
  return id;
}

export function requireTimeZone(timeZone: string): void {
  if (!isTimeZone(timeZone)) {
    throw invalidInput({
      time_zone: [deskOnly('This time zone is unknown. Use a name such as Asia/Kolkata.')],
    });
  }
}
