// Lists of what somebody wants, spoken, photographed or typed. A shop offers goods, and an agreed list becomes an order.
import { onePage } from '../../platform/row-pages.ts';
import { provideFileViewers } from '../files/index.ts';
import type { Manifest } from '../manifest.ts';
import { listSubscribers, makeListExpiries } from './list.events.ts';
import { listSweeps } from './list.sweeps.ts';
import { seesListWithFile, viewAllLists } from './list.views.ts';
import { customerListRoutes, shopListRoutes } from './lists.routes.ts';

export const lists: Manifest<'lists'> = {
  start: (context) => {
    const expiries = makeListExpiries(context);
    customerListRoutes(context, expiries);
    shopListRoutes(context, expiries);
    listSubscribers(context);
    listSweeps(context);
    provideFileViewers('lists', seesListWithFile);
  },
  tables: {
    local: ['list_files', 'lists'],
  },
  ownData: {
    lists: (db, { actor, language, now }) => onePage(() => viewAllLists(db, actor.userId, { language, now })),
  },
};

export { agreeToList, cancelList, expireList } from './agree-to-list.ts';
export { offerForList, refuseList } from './answer-list.ts';
export { listFilesOfOrders } from './list.views.ts';
export { sendList } from './send-list.ts';
