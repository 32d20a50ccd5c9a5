// What a shop suggests, old → new for each item and in all.

import { shownName } from '@haat/contract/pack';
import type { Proposal } from '@haat/contract/proposal-shapes';
import { useNow } from '../../../../platform/now.ts';
import { formatAmount, formatPrice } from '../../../../ui/format/amount.ts';
import { formatRupees } from '../../../../ui/format/money.ts';
import { NumberLinks } from '../../../../ui/format/number-links.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { PlainList } from '../../../../ui/layout/plain-list.tsx';
import { Sums } from '../../../../ui/layout/sums.tsx';
import { proposals as words } from '../proposals.messages.ts';
import styles from './proposed-changes.module.css';

type Change = Proposal['changes'][number];

export const ProposedChanges = ({ proposal }: { readonly proposal: Proposal }) => (
  <Card className={styles.card}>
    <PlainList className={styles.changes}>
      {proposal.changes.map((change) => (
        <li key={change.id}>
          <ChangedItem change={change} />
        </li>
      ))}
    </PlainList>
    {proposal.note && (
      <p className={styles.note}>
        <NumberLinks text={proposal.note} />
      </p>
    )}
    <Sums
      rows={[]}
      total={{
        name: words.inAll,
        before: proposal.old_amount === proposal.new_amount ? undefined : formatRupees(proposal.old_amount),
        amount: formatRupees(proposal.new_amount),
      }}
    />
  </Card>
);

const ChangedItem = ({ change }: { readonly change: Change }) => (
  <>
    <p className={styles.name}>{shownName(change)}</p>
    {change.old_quantity !== change.new_quantity && (
      <p className={styles.line}>
        {words.fromTo(quantityWords(change, change.old_quantity), quantityWords(change, change.new_quantity))}
      </p>
    )}
    {change.old_price !== change.new_price && (
      <p className={styles.line}>
        {words.fromTo(priceWords(change, change.old_price), priceWords(change, change.new_price, words.each))}
      </p>
    )}
    {change.substitute && (
      <p className={styles.line}>
        {words.instead(
          formatAmount({ ...change.substitute.product, quantity: change.substitute.quantity }),
          shownName(change.substitute.product),
          formatPrice(change.substitute.product, words.each),
        )}
      </p>
    )}
  </>
);

const quantityWords = (change: Change, quantity: number): string =>
  quantity === 0 ? words.none : formatAmount({ ...change, quantity });

const priceWords = (change: Change, price: number, each?: (text: string) => string): string =>
  formatPrice({ ...change, price }, each);

/** `useNow` may be this far behind, and would show '16 minutes left' of 15. */
const behindMs = 10_000;

/** How long the proposal still waits. */
export function TimeLeft({ proposal }: { readonly proposal: Proposal }) {
  const minutes = Math.ceil((Date.parse(proposal.expires_at) - useNow() - behindMs) / 60_000);
  return <p className={styles.time}>{words.timeLeft(minutes)}</p>;
}
