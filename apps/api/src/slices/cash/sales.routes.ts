import * as sales from '@haat/contract/sales';
import { csvFile } from '../../platform/http/csv-file.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { admitOnceVerified } from '../shops/index.ts';
import { salesFileName, salesLines, viewSales } from './sales.views.ts';

export const salesRoutes: Slice = ({ routes }) => {
  routes.read(
    sales.getSales,
    async ({ db, actor, query, language, now, request, reply }) => {
      const sold = await viewSales(db, { retailerId: actor.userId, language, now }, query);
      reply.header('Vary', 'Accept');
      const isFile = /\btext\/csv\b/i.test(request.headers.accept ?? '');
      return isFile ? csvFile(reply, salesFileName(sold), salesLines(sold)) : sold;
    },
    admitOnceVerified,
  );
};
