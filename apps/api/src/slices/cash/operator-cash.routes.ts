import { paiseOf } from '@haat/contract/money';
import * as cash from '@haat/contract/operator/cash';
import { pathId } from '../../platform/http/path-id.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { recordNumberSearch } from '../accounts/index.ts';
import { answerByOperator } from './answer-hand-over.ts';
import { correctCash } from './correct-cash.ts';
import {
  viewCashRecord,
  viewCashRecords,
  viewHandOverRecord,
  viewHandOverRecords,
} from './operator-cash.views.ts';

export const operatorCashRoutes: Slice = ({ routes }) => {
  routes.write(cash.listCash, async ({ tx, actor, query }) => {
    await recordNumberSearch(tx, actor, query.search);
    return viewCashRecords(tx, query);
  });

  routes.write(cash.correctCash, async ({ tx, actor, params, body }) => {
    const delivererId = pathId(params.id);
    const { party, amount, reason } = body;
    await correctCash(tx, actor, { delivererId, party, amountPaise: paiseOf(amount), reason });
    return viewCashRecord(tx, delivererId);
  });

  routes.write(cash.listHandOvers, async ({ tx, actor, query }) => {
    await recordNumberSearch(tx, actor, query.search);
    return viewHandOverRecords(tx, query);
  });

  routes.write(cash.confirmHandOver, async ({ tx, actor, params }) => {
    const handOverId = pathId(params.id);
    await answerByOperator(tx, actor, { handOverId, state: 'confirmed' });
    return viewHandOverRecord(tx, handOverId);
  });

  routes.write(cash.disputeHandOver, async ({ tx, actor, params, body }) => {
    const handOverId = pathId(params.id);
    await answerByOperator(tx, actor, { handOverId, state: 'disputed', reason: body.reason });
    return viewHandOverRecord(tx, handOverId);
  });
};
