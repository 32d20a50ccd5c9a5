// Roles that the operator gives; the person is made when the number is new.
import type { Tx } from '../../platform/database.ts';
import { findOrCreateUserByNumber } from './find-or-create-user.ts';
import { lockUser, updateUser } from './user.queries.ts';

/** `changed` is false when they had the role already. */
export interface RoleGiven {
  readonly userId: number;
  readonly changed: boolean;
}

export async function makeOperator(tx: Tx, number: string): Promise<RoleGiven> {
  const userId = await findOrCreateUserByNumber(tx, number);
  const { isOperator } = await lockUser(tx, userId);
  if (!isOperator) await updateUser(tx, userId, { isOperator: true });
  return { userId, changed: !isOperator };
}

/** A deliverer of another city moves to this one. */
export async function makeDeliverer(tx: Tx, number: string, cityId: number): Promise<RoleGiven> {
  const userId = await findOrCreateUserByNumber(tx, number);
  const { isDeliverer, delivererCityId } = await lockUser(tx, userId);
  const changed = !isDeliverer || delivererCityId !== cityId;
  if (changed) await updateUser(tx, userId, { isDeliverer: true, delivererCityId: cityId });
  return { userId, changed };
}

/** No longer a deliverer. What they have taken is settled by the deliveries slice, whose command calls this. */
export async function takeDelivererRole(tx: Tx, userId: number): Promise<RoleGiven> {
  const { isDeliverer } = await lockUser(tx, userId);
  if (isDeliverer) await updateUser(tx, userId, { isDeliverer: false });
  return { userId, changed: isDeliverer };
}
