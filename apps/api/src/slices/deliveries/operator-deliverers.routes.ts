import * as deliverers from '@haat/contract/operator/deliverers';
import { pathId } from '../../platform/http/path-id.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { recordNumberSearch, recordNumberView } from '../accounts/index.ts';
import { dismissByOperator, hireDeliverer, updateDeliverer } from './hire-deliverer.ts';
import {
  viewDelivererRecord,
  viewDeliverers,
  viewWholeDelivererRecord,
} from './operator-deliverers.views.ts';

export const operatorDelivererRoutes: Slice = ({ routes }) => {
  routes.write(deliverers.listDeliverers, async ({ tx, actor, query }) => {
    await recordNumberSearch(tx, actor, query.search);
    return viewDeliverers(tx, query);
  });

  routes.write(deliverers.getDeliverer, async ({ tx, actor, params }) => {
    const userId = pathId(params.id);
    const record = await viewWholeDelivererRecord(tx, userId);
    await recordNumberView(tx, actor, userId);
    return record;
  });

  routes.write(deliverers.hireDeliverer, async ({ tx, actor, body }) => {
    const userId = await hireDeliverer(tx, actor, { number: body.number, cityId: body.city });
    return viewDelivererRecord(tx, userId);
  });

  routes.write(deliverers.updateDeliverer, async ({ tx, actor, params, body }) => {
    const userId = pathId(params.id);
    await updateDeliverer(tx, actor, { userId, version: body.version, cityId: body.city });
    return viewDelivererRecord(tx, userId);
  });

  routes.write(deliverers.dismissDeliverer, async ({ tx, actor, params }) => {
    await dismissByOperator(tx, actor, pathId(params.id));
    return undefined;
  });
};
