import * as deliveries from '@haat/contract/deliveries';
import type { Language } from '@haat/contract/languages';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { accessMessages } from '../../platform/http/access.messages.ts';
import { pathId } from '../../platform/http/path-id.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { setOnDuty } from '../accounts/index.ts';
import type { DeliveryActionInput } from '../orders/index.ts';
import { deliveryMessages } from './deliveries.messages.ts';
import { viewChangedDelivery, viewDeliveries, viewDelivery, viewDuty } from './delivery.views.ts';
import { acceptRequest, countWrongCode, giveBack, recordDeliveryAction } from './record-delivery-action.ts';
import { viewRequests } from './request.views.ts';

export const requestRoutes: Slice = ({ routes }) => {
  routes.read(deliveries.listRequests, ({ db, actor, query }) =>
    viewRequests(db, { userId: actor.userId, cityId: cityOf(actor) }, query),
  );

  routes.write(deliveries.acceptRequest, ({ tx, actor, params, doneAt, language }) =>
    accept(tx, actor, { deliveryId: pathId(params.id), doneAt, language }),
  );

  routes.write(deliveries.acceptRequestByGet, ({ tx, actor, params, request, reply, language }) => {
    if (isPrefetch(request)) {
      throw new AppError('prefetch.refused', { detail: deliveryMessages.openPage });
    }
    reply.header('Cache-Control', 'no-store');
    return accept(tx, actor, { deliveryId: pathId(params.id), language });
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
  routes.read(deliveries.listDeliveries, ({ db, actor, query, language }) =>
    viewDeliveries(db, actor.userId, { ...query, language }),
  );

  routes.read(deliveries.getDelivery, ({ db, actor, params, language }) =>
    viewDelivery(db, actor.userId, { deliveryId: pathId(params.id), language }),
  );

  routes.write(deliveries.giveBack, async ({ tx, actor, params, body, doneAt, language }) => {
    const deliveryId = pathId(params.id);
    const { reason, note } = body;
    const order = await giveBack(tx, actor, { deliveryId, reason, note: note ?? '', doneAt });
    return order.delivererId === null
      ? {}
      : viewChangedDelivery(tx, actor.userId, { deliveryId, order, language });
  });
};

export const deliveryActionRoutes: Slice = ({ routes }) => {
  routes.write(deliveries.markPickedUp, ({ tx, actor, params, doneAt, language }) =>
    mark(tx, actor, { id: params.id, language }, { action: 'picked_up', doneAt }),
  );

  // Not `write`: a wrong code must be counted although the call is refused.
  routes.act(deliveries.markDelivered, async (asked) => {
    const { actor, params, body, doneAt, tryInTx, inTx, language } = asked;
    const given = { code: body.code, noCodeReason: body.no_code_reason };
    if (body.code !== undefined) {
      const tried = { deliveryId: pathId(params.id), code: body.code };
      await tryInTx((tx) => countWrongCode(tx, actor, tried));
    }
    const delivered = { action: 'delivered', ...given, doneAt } as const;
    return inTx((tx) => mark(tx, actor, { id: params.id, language }, delivered));
  });
};

async function accept(
  tx: Tx,
  actor: Actor,
  { language, ...input }: { deliveryId: number; doneAt?: Date | undefined; language: Language },
): Promise<deliveries.Delivery> {
  const order = await acceptRequest(tx, actor, input);
  return viewChangedDelivery(tx, actor.userId, { deliveryId: input.deliveryId, order, language });
}

async function mark(
  tx: Tx,
  actor: Actor,
  { id, language }: { readonly id: string; readonly language: Language },
  input: DeliveryActionInput,
): Promise<deliveries.Delivery> {
  const deliveryId = pathId(id);
  const order = await recordDeliveryAction(tx, actor, { deliveryId, ...input });
  return viewChangedDelivery(tx, actor.userId, { deliveryId, order, language });
}

/** Every deliverer has a city, by a constraint of the table. */
function cityOf({ delivererCityId }: Actor): number {
  if (delivererCityId === null)
    throw new AppError('role.required', { detail: accessMessages.deliverersOnly });
  return delivererCityId;
}

const askers = ['purpose', 'sec-purpose', 'x-purpose', 'x-moz'];

interface Asking {
  readonly method: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Prefetching browsers and HEAD requests must not accept anything. */
const isPrefetch = ({ method, headers }: Asking): boolean =>
  method === 'HEAD' || askers.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')));
