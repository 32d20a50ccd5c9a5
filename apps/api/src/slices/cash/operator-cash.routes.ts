import { paiseOf } from '@haat/contract/money';
import * as cash from '@haat/contract/operator/cash';
import { csvFile } from '../../platform/http/csv-file.ts';
import { pathId } from '../../platform/http/path-id.ts';
import { requireFreshFactor } from '../../platform/second-factor-rule.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { recordExport, recordNumberSearch } from '../accounts/index.ts';
import { closeLines, viewClose } from './close.views.ts';
import { closeDay } from './close-day.ts';
import { correctCash } from './correct-cash.ts';
import { answerByOperator } from './hand-over-cash.ts';
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

export const closeRoutes: Slice = ({ routes }) => {
  routes.write(cash.getClose, async ({ tx, actor, query, request, reply }) => {
    const isFile = /\btext\/csv\b/i.test(request.headers.accept ?? '');
    // As other exports. What a screen shows needs it once in the session.
    if (isFile) requireFreshFactor(actor, tx.now);
    const close = await viewClose(tx, query);
    reply.header('Vary', 'Accept');
    if (!isFile) return close;
    await recordExport(tx, actor, { kind: 'cash', chosen: query });
    return csvFile(reply, `close-${query.day}.csv`, closeLines(close));
  });

  routes.write(cash.closeDay, async ({ tx, actor, body: { day, city, note } }) => {
    await closeDay(tx, actor, { day, cityId: city, note: note ?? '' });
    return viewClose(tx, { day, city });
  });
};
