import * as commission from '@haat/contract/commission';
import { paiseOf } from '@haat/contract/money';
import * as operatorCommission from '@haat/contract/operator/commission';
import { csvFile } from '../../platform/http/csv-file.ts';
import { pathId } from '../../platform/http/path-id.ts';
import { wholeList } from '../../platform/page.ts';
import { requireFreshFactor } from '../../platform/second-factor-rule.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { recordExport } from '../accounts/index.ts';
import { admitOnceVerified, getOwnShop } from '../shops/index.ts';
import { addPayment } from './add-commission.ts';
import { entryLines, shopLines, viewStatement, viewStatements } from './statement.views.ts';

const wantsFile = (accept: string | undefined): boolean => /\btext\/csv\b/i.test(accept ?? '');

export const shopStatementRoutes: Slice = ({ routes }) => {
  routes.read(
    commission.getStatement,
    async ({ db, actor, query, now, request, reply }) => {
      const { id: shopId } = await getOwnShop(db, actor.userId);
      const statement = await viewStatement(db, shopId, { month: query.month, now });
      reply.header('Vary', 'Accept');
      if (!wantsFile(request.headers.accept)) return statement;
      return csvFile(reply, `statement-${statement.month}.csv`, entryLines(statement));
    },
    admitOnceVerified,
  );
};

export const operatorStatementRoutes: Slice = ({ routes }) => {
  routes.write(operatorCommission.listStatements, async ({ tx, actor, query, request, reply }) => {
    const isFile = wantsFile(request.headers.accept);
    // As other exports. What a screen shows needs it once in the session.
    if (isFile) requireFreshFactor(actor, tx.now);
    reply.header('Vary', 'Accept');
    const { month, ...list } = await viewStatements(
      tx,
      isFile ? { ...query, limit: wholeList } : query,
      tx.now,
    );
    if (!isFile) return list;
    const chosen = { month, ...(query.city === undefined ? {} : { city: query.city }) };
    await recordExport(tx, actor, { kind: 'shop', chosen });
    return csvFile(reply, `statements-${month}.csv`, shopLines(list.results));
  });

  routes.write(operatorCommission.addPayment, async ({ tx, actor, params, body: { amount, note } }) => {
    const shopId = pathId(params.id);
    await addPayment(tx, actor, { shopId, amountPaise: paiseOf(amount), note: note ?? '' });
    return viewStatement(tx, shopId, { now: tx.now });
  });
};
