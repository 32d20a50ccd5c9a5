// The operator gives and removes roles. A new number creates a person. `actorId` is null on the terminal.
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database.ts';
import { publish } from '../../../platform/events.ts';
import { deskOnly, type LocalizedText } from '../../../platform/localized-text.ts';
import { requireVersion } from '../../../platform/require-version.ts';
import { deleteSessionsOf, lockSessionsOf } from '../sessions/session.queries.ts';
import { findOrCreateUserByNumber } from '../sign-in/verify-login.ts';
import { findUserByNumber, lockOperators, lockUser, updateUser } from '../user.queries.ts';

/** `changed` is false when they had the role already. */
export interface RoleGiven {
  readonly userId: number;
  readonly changed: boolean;
}

/** Throws `operator.cannot_block` for a blocked person. */
export async function makeOperator(
  tx: Tx,
  number: string,
  actorId: number | null = null,
): Promise<RoleGiven> {
  // Sessions are locked before their person.
  const known = await findUserByNumber(tx, number);
  if (known) await lockSessionsOf(tx, known.id);
  return giveOperatorRole(tx, actorId, (await findOrCreateUserByNumber(tx, number)).id);
}

/**
 * Ends the sessions of the person: whoever holds an old one must not get the new power. Throws `not_found`, and
 * `operator.cannot_block` for a blocked person.
 */
export async function giveOperatorRole(tx: Tx, actorId: number | null, userId: number): Promise<RoleGiven> {
  await lockSessionsOf(tx, userId);
  const { isBlocked } = await lockUser(tx, userId);
  if (isBlocked) {
    throw new AppError('operator.cannot_block', {
      detail: deskOnly('This person is blocked. Unblock them first.'),
    });
  }
  const given = await setOperator(tx, { userId, actorId, isOperator: true });
  if (given.changed) await deleteSessionsOf(tx, userId);
  return given;
}

/** Throws `operator.last` with `detail` for the only operator. Locks them all, so that two can't give up the role at once. */
export async function requireOtherOperator(tx: Tx, userId: number, detail: LocalizedText): Promise<void> {
  const operatorIds = await lockOperators(tx);
  if (operatorIds.length === 1 && operatorIds[0] === userId) throw new AppError('operator.last', { detail });
}

/** One operator always stays. Throws `not_found`, `operator.last`. */
export async function takeOperatorRole(tx: Tx, actorId: number | null, userId: number): Promise<RoleGiven> {
  await lockSessionsOf(tx, userId);
  await requireOtherOperator(
    tx,
    userId,
    deskOnly('This person is the only operator. Make another one first.'),
  );
  return setOperator(tx, { userId, actorId, isOperator: false });
}

/** The same for the desk. Throws `not_found` also for a person who isn't an operator. */
export async function unmakeOperator(
  tx: Tx,
  actor: { readonly userId: number },
  userId: number,
): Promise<void> {
  const { changed } = await takeOperatorRole(tx, actor.userId, userId);
  if (!changed) throw new AppError('not_found');
}

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
  const { id: userId } = await findOrCreateUserByNumber(tx, number);
  return setDeliverer(tx, { userId, actorId, cityId });
}

interface DelivererMove {
  readonly userId: number;
  readonly version: number;
  /** Undefined: the city stays. */
  readonly cityId: number | undefined;
}

/** Moves a deliverer to another city. Throws `edit.stale`, and `not_found` for a person who isn't a deliverer. */
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
  await lockSessionsOf(tx, userId);
  const { isDeliverer, delivererCityId } = await lockUser(tx, userId);
  if (isDeliverer) {
    // Who is taken on again begins on duty.
    await updateUser(tx, userId, { isDeliverer: false, isOnDuty: true });
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
