import type { SliceContext } from '../../platform/slice-context.ts';
import { expireList } from './agree-to-list.ts';
import { deleteListsOf, moveToAddress } from './list.queries.ts';
import { type ExpiryJob, expiriesIn, type ListExpiries } from './list-expiry.ts';

export function makeListExpiries({ jobs, database, clock }: SliceContext): ListExpiries {
  const queue = jobs.queue<ExpiryJob>({
    name: 'list-expiry',
    atOnce: 2,
    isEndless: true,
    run: async ({ listId }) => {
      const later = await database.inTx((tx) => expireList(tx, listId));
      if (!later) return 'over';
      return { againInSeconds: Math.ceil((later.getTime() - clock.now().getTime()) / 1000) };
    },
  });
  return expiriesIn(queue);
}

export function listSubscribers({ events }: SliceContext): void {
  events.on('person.deleted', (tx, { userId }) => deleteListsOf(tx, userId));
  events.on('address.deleted', (tx, address) => moveToAddress(tx, address));
}
