import { roundCoordinate } from '@haat/contract/geo';
import { invalidInput } from '../../../platform/app-error.ts';
import { changedFields } from '../../../platform/changed-fields.ts';
import type { Tx } from '../../../platform/database.ts';
import { definedOf } from '../../../platform/defined-of.ts';
import { publish } from '../../../platform/events.ts';
import { deskOnly } from '../../../platform/localized-text.ts';
import { requireVersion } from '../../../platform/require-version.ts';
import { isTimeZone } from '../../../platform/zoned-time.ts';
import { cityDefaults, insertCity, lockCity, type NewCity, updateCityRow } from './city.queries.ts';
import { cityFieldsOf } from './operator-city.views.ts';

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

function requireTimeZone(timeZone: string): void {
  if (!isTimeZone(timeZone)) {
    throw invalidInput({
      time_zone: [deskOnly('This time zone is unknown. Use a name such as Asia/Kolkata.')],
    });
  }
}

interface CityEdit {
  readonly cityId: number;
  /** As the operator has read it. */
  readonly version: number;
  /** Undefined fields stay. */
  readonly changes: { readonly [Field in keyof NewCity]?: NewCity[Field] | undefined };
}

/** `actorId` is null for the demo. Throws `not_found`, `edit.stale`, `input.invalid` when the name is taken or the time zone is unknown. */
export async function updateCity(tx: Tx, actorId: number | null, { cityId, version, changes }: CityEdit) {
  const { version: present, ...before } = await lockCity(tx, cityId);
  requireVersion(present, version);
  const after = { ...before, ...definedOf(changes) };
  after.latitude = roundCoordinate(after.latitude);
  after.longitude = roundCoordinate(after.longitude);
  requireTimeZone(after.timeZone);
  const changed = changedFields(cityFieldsOf(before), cityFieldsOf(after));
  if (!changed) return;
  await updateCityRow(tx, after);
  await publish(tx, 'record.changed', { kind: 'city', id: cityId, action: 'update', actorId, ...changed });
}
