import * as credit from '@haat/contract/operator/credit';
import type { Slice } from '../../platform/slice-context.ts';
import { recordNumberSearch } from '../accounts/index.ts';
import { viewCreditRecords } from './operator-credit.views.ts';

export const operatorCreditRoutes: Slice = ({ routes }) => {
  routes.write(credit.listCredit, async ({ tx, actor, query }) => {
    await recordNumberSearch(tx, actor, query.search);
    return viewCreditRecords(tx, query);
  });
};
