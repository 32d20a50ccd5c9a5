import type { Tx } from '../../platform/database.ts';
import { makeDeliverer, moveDeliverer, requireCity } from '../accounts/index.ts';

interface Operator {
  readonly userId: number;
}

interface NewDeliverer {
  readonly number: string;
  readonly cityId: number;
}

/** Takes on a person for a city, and creates them if the number is new. Returns their id. Throws `input.invalid` on `city`. */
export async function hireDeliverer(tx: Tx, actor: Operator, input: NewDeliverer): Promise<number> {
  await requireCity(tx, input.cityId);
  return (await makeDeliverer(tx, input.number, input.cityId, actor.userId)).userId;
}

interface CityChange {
  readonly userId: number;
  readonly version: number;
  /** Undefined fields stay. */
  readonly cityId: number | undefined;
}

/** Moves a deliverer to another city. Throws `not_found`, `edit.stale`, `input.invalid` on `city`. */
export async function updateDeliverer(tx: Tx, actor: Operator, change: CityChange): Promise<void> {
  const { userId, version, cityId } = change;
  if (cityId !== undefined) await requireCity(tx, cityId);
  await moveDeliverer(tx, actor.userId, { userId, version, cityId });
}
