import { roundCoordinate } from '@haat/contract/geo';
import type { Tx } from '../../platform/database.ts';
import { insertCity, type NewCity } from './city.queries.ts';

/** Creates a city. Returns its id. */
export function createCity(tx: Tx, input: NewCity): Promise<number> {
  return insertCity(tx, {
    ...input,
    latitude: roundCoordinate(input.latitude),
    longitude: roundCoordinate(input.longitude),
  });
}
