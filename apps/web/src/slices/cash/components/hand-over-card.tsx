// A hand-over as the deliverer sees it.

import type { HandOver } from '@haat/contract/cash';
import { formatRupees } from '../../../ui/format/money.ts';
import { NumberLinks } from '../../../ui/format/number-links.tsx';
import { formatInstant } from '../../../ui/format/time.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { cash as words } from '../cash.messages.ts';
import styles from './cash-card.module.css';
import { HandOverBadge } from './hand-over-badge.tsx';

export const HandOverCard = ({ handOver }: { readonly handOver: HandOver }) => {
  const { party, amount, note, state, reason, created_at } = handOver;
  return (
    <Card className={styles.card}>
      <div className={styles.ends}>
        <p>{amount < 0 ? words.fromParty(party.name) : words.toParty(party.name)}</p>{' '}
        <p className={styles.amount}>{formatRupees(Math.abs(amount))}</p>
      </div>
      {note !== '' && (
        <p className={styles.note}>
          <NumberLinks text={note} />
        </p>
      )}
      {reason && (
        <p className={styles.reason}>
          <NumberLinks text={reason} />
        </p>
      )}
      <div className={styles.ends}>
        <time dateTime={created_at} className={styles.small}>
          {formatInstant(created_at)}
        </time>{' '}
        <HandOverBadge state={state} />
      </div>
    </Card>
  );
};
