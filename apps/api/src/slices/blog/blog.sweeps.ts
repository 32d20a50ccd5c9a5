import type { Slice } from '../../platform/slice-context.ts';
import { deletePastViews } from './article.queries.ts';
import { pastViewsBefore } from './count-view.ts';

export const blogSweeps: Slice = ({ sweeps }) => {
  sweeps.add({
    what: 'records of article views before today',
    removeSome: (inTx, atMost) => inTx((tx) => deletePastViews(tx, pastViewsBefore(tx.now), atMost)),
  });
};
