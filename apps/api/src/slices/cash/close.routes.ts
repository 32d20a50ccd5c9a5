import * as cash from '@haat/contract/operator/cash';
import { csvFile } from '../../platform/http/csv-file.ts';
import { requireFreshFactor } from '../../platform/second-factor-rule.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { recordExport } from '../accounts/index.ts';
import { closeLines, viewClose } from './close.views.ts';

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
};
