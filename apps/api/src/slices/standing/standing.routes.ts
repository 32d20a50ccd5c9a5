import type { BodyOf } from '@haat/contract/endpoint';
import * as standing from '@haat/contract/standing';
import { pathId } from '../../platform/http/path-id.ts';
import type { SliceContext } from '../../platform/slice-context.ts';
import { admitOnceVerified, getOwnShop } from '../shops/index.ts';
import { acceptEach } from './accept-each.service.ts';
import { changeStanding, createStanding, endStanding, type StandingChange } from './edit-standing.ts';
import type { EveningQueue } from './evening-job.ts';
import { viewStanding, viewStandingOf } from './standing.views.ts';
import { listWaitingOrders, viewStandingNeeds } from './standing-at-shop.views.ts';

export function customerStandingRoutes({ routes }: SliceContext, evenings: EveningQueue): void {
  routes.write(standing.createStanding, async ({ tx, actor: { userId }, body, language }) => {
    const { shop: shopId, address, items, pay_by: payBy, until = null, ...when } = body;
    const { fulfilment = 'delivery' } = body;
    const input = {
      shopId,
      addressId: address ?? undefined,
      items: itemsOf(items),
      payBy,
      until,
      ...when,
      fulfilment,
    };
    const standingId = await createStanding(tx, { userId, evenings }, input);
    return viewStanding(tx, userId, { standingId, language, now: tx.now });
  });

  routes.read(standing.listStanding, ({ db, actor, query, language, now }) =>
    viewStandingOf(db, actor.userId, { query, language, now }),
  );

  routes.read(standing.getStanding, ({ db, actor, params, language, now }) =>
    viewStanding(db, actor.userId, { standingId: pathId(params.id), language, now }),
  );

  routes.write(standing.changeStanding, async ({ tx, actor: { userId }, params, body, language }) => {
    const standingId = pathId(params.id);
    await changeStanding(tx, { userId, evenings }, { standingId, ...changeOf(body) });
    return viewStanding(tx, userId, { standingId, language, now: tx.now });
  });

  routes.write(standing.endStanding, async ({ tx, actor, params }) => {
    await endStanding(tx, actor, { standingId: pathId(params.id) });
    return undefined;
  });
}

export function shopStandingRoutes({ routes, database }: SliceContext): void {
  routes.act(standing.acceptStanding, async ({ db, actor: { userId }, doneAt, inTx }) => {
    const { id: shopId } = await getOwnShop(db, userId);
    const orderIds = await listWaitingOrders(db, shopId);
    const answer = await acceptEach(database, { userId, orderIds, doneAt });
    return inTx(async () => answer);
  });

  routes.read(
    standing.standingNeeds,
    async ({ db, actor, language, now }) =>
      viewStandingNeeds(db, await getOwnShop(db, actor.userId), { language, now }),
    admitOnceVerified,
  );
}

const itemsOf = (items: BodyOf<typeof standing.createStanding>['items']) =>
  items.map(({ product: productId, quantity }) => ({ productId, quantity }));

function changeOf(body: BodyOf<typeof standing.changeStanding>): Omit<StandingChange, 'standingId'> {
  const { items, pay_by: payBy, paused_until: pausedUntil, ...same } = body;
  return { items: items && itemsOf(items), payBy, pausedUntil, ...same };
}
