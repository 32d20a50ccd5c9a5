import * as deliveries from '@haat/contract/deliveries';
import type { BodyOf } from '@haat/contract/endpoint';
import { paiseOf } from '@haat/contract/money';
import type { Actor } from '../../platform/actor.ts';
import { AppError, invalidInput } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { accessMessages } from '../../platform/http/access.messages.ts';
import { pathId } from '../../platform/http/path-id.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { setOnDuty } from '../accounts/index.ts';
import type { DeliveryActionInput, ToldPayment } from '../orders/index.ts';
import { acceptRequest } from './accept-request.ts';
import { deliveryMessages } from './deliveries.messages.ts';
import { viewChangedDelivery, viewDeliveries, viewDelivery, viewRequests } from './delivery.views.ts';
import { viewDuty } from './duty.views.ts';
import { isPrefetch } from './is-prefetch.ts';
import { recordDeliveryAction } from './record-delivery-action.ts';

export const requestRoutes: Slice = ({ routes }) => {
  routes.read(deliveries.listRequests, ({ db, actor, query }) =>
    viewRequests(db, { userId: actor.userId, cityId: cityOf(actor) }, query),
  );

  routes.write(deliveries.acceptRequest, ({ tx, actor, params, doneAt }) =>
    accept(tx, actor, { deliveryId: pathId(params.id), doneAt }),
  );

  routes.write(deliveries.acceptRequestByGet, ({ tx, actor, params, request, reply }) => {
    if (isPrefetch(request)) {
      throw new AppError('prefetch.refused', { detail: deliveryMessages.openPage });
    }
    reply.header('Cache-Control', 'no-store');
    return accept(tx, actor, { deliveryId: pathId(params.id) });
  });
};

export const dutyRoutes: Slice = ({ routes }) => {
  routes.read(deliveries.getDuty, ({ db, actor }) => viewDuty(db, actor.userId));

  routes.write(deliveries.setDuty, async ({ tx, actor, body }) => {
    await setOnDuty(tx, actor.userId, body.is_on_duty);
    return viewDuty(tx, actor.userId);
  });
};

export const deliveryRoutes: Slice = ({ routes }) => {
  routes.read(deliveries.listDeliveries, ({ db, actor, query }) => viewDeliveries(db, actor.userId, query));

  routes.read(deliveries.getDelivery, ({ db, actor, params }) =>
    viewDelivery(db, actor.userId, pathId(params.id)),
  );

  routes.write(deliveries.markPickedUp, ({ tx, actor, params, doneAt }) =>
    mark(tx, actor, params.id, { action: 'picked_up', doneAt }),
  );

  routes.write(deliveries.markDelivered, ({ tx, actor, params, doneAt }) =>
    mark(tx, actor, params.id, { action: 'delivered', doneAt }),
  );

  routes.write(deliveries.markCompleted, ({ tx, actor, params, body, doneAt }) =>
    mark(tx, actor, params.id, {
      action: 'completed',
      payment: body.payment,
      expectedPaise: body.expected_amount === undefined ? undefined : paiseOf(body.expected_amount),
      items: body.items,
      told: body.payments?.map(toldPaymentOf),
      doneAt,
    }),
  );
};

type ToldBody = NonNullable<BodyOf<typeof deliveries.markCompleted>['payments']>[number];

/** Throws `input.invalid` for less cash than the amount, and for UPI without a reference. */
function toldPaymentOf({ method, amount, received, reference }: ToldBody): ToldPayment {
  const [amountPaise, receivedPaise] = [paiseOf(amount), received == null ? null : paiseOf(received)];
  if (method === 'cash' && receivedPaise !== null && receivedPaise < amountPaise) {
    throw invalidInput({ 'payments.received': [deliveryMessages.receivedLess] });
  }
  if (method === 'upi' && reference == null) {
    throw invalidInput({ 'payments.reference': [deliveryMessages.referenceMissing] });
  }
  return {
    method,
    amountPaise,
    receivedPaise: method === 'cash' ? receivedPaise : null,
    reference: method === 'upi' ? (reference ?? null) : null,
  };
}

async function accept(
  tx: Tx,
  actor: Actor,
  input: { deliveryId: number; doneAt?: Date | undefined },
): Promise<deliveries.Delivery> {
  const order = await acceptRequest(tx, actor, input);
  return viewChangedDelivery(tx, actor.userId, { deliveryId: input.deliveryId, order });
}

async function mark(
  tx: Tx,
  actor: Actor,
  id: string,
  input: DeliveryActionInput,
): Promise<deliveries.Delivery> {
  const deliveryId = pathId(id);
  const order = await recordDeliveryAction(tx, actor, { deliveryId, ...input });
  return viewChangedDelivery(tx, actor.userId, { deliveryId, order });
}

/** Every deliverer has a city, by a constraint of the table. */
function cityOf({ delivererCityId }: Actor): number {
  if (delivererCityId === null)
    throw new AppError('role.required', { detail: accessMessages.deliverersOnly });
  return delivererCityId;
}
