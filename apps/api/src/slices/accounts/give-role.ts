// The operator gives and removes roles. A new number creates a person. `actorId` is null on the terminal.
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { requireVersion } from '../../platform/require-version.ts';
import { findOrCreateUserByNumber } from './find-or-create-user.ts';
import { lockUser, updateUser } from './user.queries.ts';

/** `changed` is false when they had the role already. */
export interface RoleGiven {
  readonly userId: number;
  readonly changed: boolean;
}

export async function makeOperator(
  tx: Tx,
  number: string,
  actorId: number | null = null,
): Promise<RoleGiven> {
  const userId = await findOrCreateUserByNumber(tx, number);
  return setOperator(tx, { userId, actorId, isOperator: true });
}

/** Throws `not_found`. */
export const takeOperatorRole = (tx: Tx, actorId: number | null, userId: number): Promise<RoleGiven> =>
  setOperator(tx, { userId, actorId, isOperator: false });

interface OperatorRole {
  readonly userId: number;
  readonly actorId: number | null;
  readonly isOperator: boolean;
}

async function setOperator(tx: Tx, { userId, actorId, isOperator }: OperatorRole): Promise<RoleGiven> {
  const before = await lockUser(tx, userId);
  const changed = before.isOperator !== isOperator;
  if (changed) {
    await updateUser(tx, userId, { isOperator });
    await publish(tx, 'user.powers_changed', {
      userId,
      actorId,
      action: isOperator ? 'make_operator' : 'unmake_operator',
      before: { is_operator: before.isOperator },
      after: { is_operator: isOperator },
    });
  }
  return { userId, changed };
}

/** A deliverer of another city moves to this one. */
export async function makeDeliverer(
  tx: Tx,
  number: string,
  cityId: number,
  actorId: number | null = null,
): Promise<RoleGiven> {
  const userId = await findOrCreateUserByNumber(tx, number);
  return setDeliverer(tx, { userId, actorId, cityId });
}

interface DelivererMove {
  readonly userId: number;
  readonly version: number;
  /** Undefined: the city stays. */
  readonly cityId: number | undefined;
}

/** Moves a deliverer to another city. Throws `not_found` for a person who is no deliverer, `edit.stale`. */
export async function moveDeliverer(
  tx: Tx,
  actorId: number | null,
  { userId, version, cityId }: DelivererMove,
): Promise<void> {
  const user = await lockUser(tx, userId);
  if (!user.isDeliverer) throw new AppError('not_found');
  requireVersion(user.version, version);
  if (cityId !== undefined) await setDeliverer(tx, { userId, actorId, cityId });
}

interface DelivererRole {
  readonly userId: number;
  readonly actorId: number | null;
  readonly cityId: number;
}

async function setDeliverer(tx: Tx, { userId, actorId, cityId }: DelivererRole): Promise<RoleGiven> {
  const { isDeliverer, delivererCityId } = await lockUser(tx, userId);
  const changed = !isDeliverer || delivererCityId !== cityId;
  if (changed) {
    await updateUser(tx, userId, { isDeliverer: true, delivererCityId: cityId });
    await publish(tx, 'user.powers_changed', {
      userId,
      actorId,
      action: 'make_deliverer',
      before: { is_deliverer: isDeliverer, city: isDeliverer ? delivererCityId : null },
      after: { is_deliverer: true, city: cityId },
    });
  }
  return { userId, changed };
}

/** Removes the deliverer role. The deliveries slice calls this after it has released the person's deliveries. */
export async function takeDelivererRole(tx: Tx, actorId: number | null, userId: number): Promise<RoleGiven> {
  const { isDeliverer, delivererCityId } = await lockUser(tx, userId);
  if (isDeliverer) {
    await updateUser(tx, userId, { isDeliverer: false });
    await publish(tx, 'user.powers_changed', {
      userId,
      actorId,
      action: 'dismiss_deliverer',
      before: { is_deliverer: true, city: delivererCityId },
      after: { is_deliverer: false, city: null },
    });
  }
  return { userId, changed: isDeliverer };
}
