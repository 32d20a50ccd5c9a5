import * as cash from '@haat/contract/cash';
import * as operatorCash from '@haat/contract/operator/cash';
import { pathId } from '../../platform/http/path-id.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { viewSummary } from './summary.views.ts';

export const summaryRoutes: Slice = ({ routes }) => {
  routes.read(cash.getSummary, ({ db, actor, now }) => viewSummary(db, actor.userId, now));

  routes.read(operatorCash.getDelivererSummary, ({ db, params, now }) =>
    viewSummary(db, pathId(params.id), now),
  );
};
