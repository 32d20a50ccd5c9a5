import type { CodeRule } from '@haat/contract/delivery-codes';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { accessMessages } from '../../platform/http/access.messages.ts';
import { getCity, lockUser } from '../accounts/index.ts';
import { keepFilesOfFields } from '../files/index.ts';
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
import { deliveryMessages } from './deliveries.messages.ts';
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
  { deliveryId, photoId, ...input }: Omit<DeliveryActionInput, 'proofId'> & Proven & { deliveryId: number },
): Promise<OrderRow> {
  const order = await lockOwnDelivery(tx, actor, deliveryId);
  const codeRule = input.action === 'delivered' ? await codeRuleIn(tx, order) : undefined;
  const proofId = await keepProof(tx, actor, photoId);
  return applyDeliveryAction(tx, order, actor.userId, { ...input, codeRule, proofId });
}

interface Proven {
  /** One of the deliverer's pictures. */
  readonly photoId?: number | null | undefined;
}

/** Throws `not_found` for another person's file, and `input.invalid` for a sound. */
async function keepProof(
  tx: Tx,
  { userId }: { userId: number },
  photoId: number | null | undefined,
): Promise<number | undefined> {
  if (photoId == null) return undefined;
  await keepFilesOfFields(tx, userId, { photo: { id: photoId, kind: 'picture' } });
  return photoId;
}

/**
 * Picks all of them up, or none. Only all together again are a repeat, which changes nothing. Throws `not_found`,
 * `delivery.cannot_pick_up`.
 */
export async function pickUpAll(
  tx: Tx,
  actor: { userId: number },
  { deliveryIds, doneAt }: { readonly deliveryIds: readonly number[]; readonly doneAt?: Date | undefined },
): Promise<void> {
  // All lock in the same order.
  const ids = [...new Set(deliveryIds)].sort((one, other) => one - other);
  const locked: OrderRow[] = [];
  for (const id of ids) locked.push(await lockOwnDelivery(tx, actor, id));
  const [first] = locked;
  const isTogether = locked.every(
    ({ shopId, status }) => shopId === first?.shopId && status === first.status,
  );
  if (!isTogether) throw new AppError('delivery.cannot_pick_up', { detail: deliveryMessages.notTogether });
  for (const order of locked)
    await applyDeliveryAction(tx, order, actor.userId, { action: 'picked_up', doneAt });
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
  { deliveryId, photoId, ...input }: Omit<GiveBack, 'proofId'> & Proven & { deliveryId: number },
): Promise<OrderRow> {
  const { orderId } = await getDeliveryRow(tx, deliveryId);
  const order = await lockOrder(tx, orderId);
  const proofId = await keepProof(tx, actor, photoId);
  return giveBackOrder(tx, order, actor.userId, { ...input, proofId });
}
