// The lines of an account, newest first, and those that wait on this phone.
import type { CreditAccount } from '@haat/contract/credit';
import type { CreditSide } from '@haat/contract/credit-machine';
import { useId } from 'react';
import { outbox } from '../../../messages/outbox.ts';
import { useShownRefusal, useWaiting } from '../../../platform/outbox/use-outbox.ts';
import { usePagedList } from '../../../platform/queries/paged-list.ts';
import { BlankState } from '../../../ui/feedback/blank-state.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { WaitingNote } from '../../../ui/feedback/waiting-note.tsx';
import { formatRupees } from '../../../ui/format/money.ts';
import { InfiniteList } from '../../../ui/lists/infinite-list.tsx';
import { aboutBook, linesQuery, type NewLine } from '../credit.api.ts';
import { credit as words } from '../credit.messages.ts';
import { nameOf } from '../other-side.ts';
import styles from './book.module.css';
import { LineCard } from './line-card.tsx';

interface BookProps {
  readonly account: CreditAccount;
  readonly side: CreditSide;
}

export function Book({ account, side }: BookProps) {
  const titleId = useId();
  const list = usePagedList(linesQuery(side, String(account.id)));
  const waiting = useWaiting(aboutBook(account.id));
  const isRefused = useShownRefusal(aboutBook(account.id)) !== undefined;
  const own = waiting.map(({ input }) => input as NewLine); // of `addLine`
  return (
    <section aria-labelledby={titleId} className={styles.book}>
      <h2 id={titleId}>{words.lines}</h2>
      <Reason text={isRefused ? outbox.notDone : null} />
      {own.length > 0 && (
        <WaitingNote what={own.map(({ kind, amount }) => `${words.kinds[kind]} ${formatRupees(amount)}`)} />
      )}
      <QueryBoundary
        query={list}
        skeleton={<SkeletonList height="5rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<BlankState picture="basket" title={words.noLines} line={words.noLinesLine} />}
      >
        {(found) => (
          <InfiniteList label={words.lines} list={found} keyOf={({ id }) => id} rowHeight={88}>
            {(line) => (
              <LineCard line={line} side={side} accountId={account.id} name={nameOf(account, side)} />
            )}
          </InfiniteList>
        )}
      </QueryBoundary>
    </section>
  );
}
