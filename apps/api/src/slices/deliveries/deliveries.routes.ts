import * as deliveries from '@haat/contract/deliveries';
import type { QueryOf } from '@haat/contract/endpoint';
import type { Point } from '@haat/contract/geo';
import type { Language } from '@haat/contract/languages';
import type { Actor } from '../../platform/actor.ts';
import { AppError, invalidInput } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { accessMessages } from '../../platform/http/access.messages.ts';
import { fieldMessages } from '../../platform/http/field.messages.ts';
import { pathId } from '../../platform/http/path-id.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { setOnDuty } from '../accounts/index.ts';
import { acceptEach } from './accept-each.service.ts';
import { deliveryMessages } from './deliveries.messages.ts';
import {
  viewChangedDelivery,
  viewDeliveries,
  viewDeliveriesOf,
  viewDelivery,
  viewDuty,
} from './delivery.views.ts';
import {
  acceptRequest,
  countWrongCode,
  giveBack,
  pickUpAll,
  recordDeliveryAction,
} from './record-delivery-action.ts';
import { viewRequests } from './request.views.ts';
import { viewTrip } from './trip.views.ts';

export const requestRoutes: Slice = ({ routes, database }) => {
  routes.read(deliveries.listRequests, ({ db, actor, query }) =>
    viewRequests(db, { userId: actor.userId, cityId: cityOf(actor), from: placeOf(query) }, query),
  );

  routes.act(deliveries.acceptRequests, async ({ actor: { userId }, body, doneAt, inTx }) => {
    const answer = await acceptEach(database, { userId, deliveryIds: body.ids, doneAt });
    return inTx(async () => answer);
  });

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

  routes.read(deliveries.getTrip, ({ db, actor, query }) => viewTrip(db, actor.userId, placeOf(query)));

  routes.read(deliveries.getDelivery, ({ db, actor, params, language }) =>
    viewDelivery(db, actor.userId, { deliveryId: pathId(params.id), language }),
  );

  routes.write(deliveries.giveBack, async ({ tx, actor, params, body, doneAt, language }) => {
    const deliveryId = pathId(params.id);
    const { reason, note, photo: photoId } = body;
    const given = { deliveryId, reason, note: note ?? '', photoId, doneAt };
    const order = await giveBack(tx, actor, given);
    return order.delivererId === null
      ? {}
      : viewChangedDelivery(tx, actor.userId, { deliveryId, order, language });
  });
};

export const deliveryActionRoutes: Slice = ({ routes }) => {
  routes.write(deliveries.markPickedUp, ({ tx, actor, params, doneAt, language }) =>
    mark(tx, actor, { id: params.id, language }, { action: 'picked_up', doneAt }),
  );

  routes.write(deliveries.markAllPickedUp, async ({ tx, actor, body, doneAt, language }) => {
    await pickUpAll(tx, actor, { deliveryIds: body.ids, doneAt });
    return viewDeliveriesOf(tx, actor.userId, { deliveryIds: body.ids, language });
  });

  // Not `write`: a wrong code must be counted although the call is refused.
  routes.act(deliveries.markDelivered, async (asked) => {
    const { actor, params, body, doneAt, tryInTx, inTx, language } = asked;
    const given = { code: body.code, noCodeReason: body.no_code_reason };
    if (body.code !== undefined) {
      const tried = { deliveryId: pathId(params.id), code: body.code };
      await tryInTx((tx) => countWrongCode(tx, actor, tried));
    }
    const delivered = { action: 'delivered', ...given, photoId: body.photo, doneAt } as const;
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
  input: Omit<Parameters<typeof recordDeliveryAction>[2], 'deliveryId'>,
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

/** Throws `input.invalid` for half a place. */
function placeOf({ latitude, longitude }: QueryOf<typeof deliveries.getTrip>): Point | undefined {
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  if (latitude === undefined && longitude === undefined) return undefined;
  const missing = latitude === undefined ? 'latitude' : 'longitude';
  throw invalidInput({ [missing]: [fieldMessages.required] });
}

const askers = ['purpose', 'sec-purpose', 'x-purpose', 'x-moz'];

interface Asking {
  readonly method: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Prefetching browsers and HEAD requests must not accept anything. */
const isPrefetch = ({ method, headers }: Asking): boolean =>
  method === 'HEAD' || askers.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')));
