import { roundCoordinate } from '@haat/contract/geo';
import { changedFields } from '../../platform/changed-fields.ts';
import type { Tx } from '../../platform/database.ts';
import { definedOf } from '../../platform/defined-of.ts';
import { publish } from '../../platform/events.ts';
import { requireVersion } from '../../platform/require-version.ts';
import { lockCity, type NewCity, updateCityRow } from './city.queries.ts';
import { cityFieldsOf } from './city-fields.ts';
import { requireTimeZone } from './create-city.ts';

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
