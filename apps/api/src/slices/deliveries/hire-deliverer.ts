import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import {
  makeDeliverer,
  moveDeliverer,
  type RoleGiven,
  requireCity,
  takeDelivererRole,
} from '../accounts/index.ts';
import { releaseOrdersOf } from '../orders/index.ts';
import { requireNotOwn } from '../shops/index.ts';

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

/** Releases orders that aren't picked up. Picked-up ones stay for the operator to hand over. Throws `not_found`. */
export async function dismissDeliverer(
  tx: Tx,
  actorId: number | null,
  { userId }: { userId: number },
): Promise<RoleGiven> {
  const dismissed = await takeDelivererRole(tx, actorId, userId);
  await releaseOrdersOf(tx, actorId, userId);
  return dismissed;
}

/** The same for the desk. Throws `operator.own` for oneself, `not_found` for a person who isn't a deliverer. */
export async function dismissByOperator(
  tx: Tx,
  actor: { readonly userId: number },
  userId: number,
): Promise<void> {
  await requireNotOwn(tx, actor.userId, { people: [userId], shopId: null });
  const { changed } = await dismissDeliverer(tx, actor.userId, { userId });
  if (!changed) throw new AppError('not_found');
}
