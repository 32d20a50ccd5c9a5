import type { CodeRule } from '@haat/contract/delivery-codes';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { accessMessages } from '../../platform/http/access.messages.ts';
import { getCity, lockUser } from '../accounts/index.ts';
import {
  applyDeliveryAction,
  assignOrder,
  countIfWrong,
  type DeliveryActionInput,
  type GiveBack,
  giveBackOrder,
  lockOrder,
  type OrderRow,
} from '../orders/index.ts';
import { getDeliveryRow } from './delivery.queries.ts';

/**
 * The first deliverer wins and may repeat the call. Throws `not_found` for a request in another city, a cancelled one, or
 * one's own order, and `delivery.taken` for one that somebody else accepted. Subscribers may throw, too.
 */
export async function acceptRequest(
  tx: Tx,
  actor: { userId: number },
  { deliveryId, doneAt }: { deliveryId: number; doneAt?: Date | undefined },
): Promise<OrderRow> {
  const deliverer = await getWorkingDeliverer(tx, actor.userId);
  const { orderId } = await getDeliveryRow(tx, deliveryId);
  const order = await lockOrder(tx, orderId);
  const isOpenToThem = order.cityId === deliverer.delivererCityId && order.customerId !== deliverer.id;
  if (!isOpenToThem || order.status === 'CANCELLED') throw new AppError('not_found');
  if (order.status === 'ACCEPTED')
    await publish(tx, 'request.accepting', { delivererId: deliverer.id, cityId: order.cityId });
  await assignOrder(tx, order, { delivererId: deliverer.id, doneAt });
  return order;
}

/** Lock the deliverer, so that a dismissal sees this delivery or prevents it. */
async function getWorkingDeliverer(tx: Tx, userId: number) {
  const person = await lockUser(tx, userId);
  if (!person.isDeliverer) throw new AppError('role.required', { detail: accessMessages.deliverersOnly });
  return person;
}

/** Locks the order of one's own delivery. Throws `not_found`. */
export async function lockOwnDelivery(
  tx: Tx,
  actor: { userId: number },
  deliveryId: number,
): Promise<OrderRow> {
  const { orderId } = await getDeliveryRow(tx, deliveryId);
  const order = await lockOrder(tx, orderId);
  if (order.delivererId !== actor.userId) throw new AppError('not_found');
  return order;
}

/** The deliverer picks up or delivers an order. Throws `not_found`, `delivery.cannot_…`, `code.…`. */
export async function recordDeliveryAction(
  tx: Tx,
  actor: { userId: number },
  { deliveryId, ...input }: DeliveryActionInput & { deliveryId: number },
): Promise<OrderRow> {
  const order = await lockOwnDelivery(tx, actor, deliveryId);
  const codeRule = input.action === 'delivered' ? await codeRuleIn(tx, order) : undefined;
  return applyDeliveryAction(tx, order, actor.userId, { ...input, codeRule });
}

const codeRuleIn = async (tx: Tx, { cityId }: OrderRow): Promise<CodeRule> =>
  (await getCity(tx, cityId)).deliveryCode;

/** Counts a wrong delivery code, and returns its refusal. Throws `not_found`. */
export async function countWrongCode(
  tx: Tx,
  actor: { userId: number },
  { deliveryId, code }: { deliveryId: number; code: string },
): Promise<AppError | undefined> {
  const order = await lockOwnDelivery(tx, actor, deliveryId);
  return countIfWrong(tx, order, { code, codeRule: await codeRuleIn(tx, order) });
}

/** Returns the order as it is then. Throws `not_found`, `input.invalid`, `delivery.cannot_give_back`. */
export async function giveBack(
  tx: Tx,
  actor: { userId: number },
  { deliveryId, ...input }: GiveBack & { deliveryId: number },
): Promise<OrderRow> {
  const { orderId } = await getDeliveryRow(tx, deliveryId);
  return giveBackOrder(tx, await lockOrder(tx, orderId), actor.userId, input);
}
