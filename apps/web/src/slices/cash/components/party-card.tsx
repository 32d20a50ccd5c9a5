// What a deliverer owes to one party, what waits there, and the way to hand it over.

import type { CashBalance } from '@haat/contract/cash';
import { IconClock } from '@tabler/icons-react';
import { outbox } from '../../../messages/outbox.ts';
import { useShownRefusal, useWaiting } from '../../../platform/outbox/use-outbox.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { WaitingNote } from '../../../ui/feedback/waiting-note.tsx';
import { formatRupees } from '../../../ui/format/money.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { aboutParty, type NewHandOver } from '../cash.api.ts';
import { cash as words } from '../cash.messages.ts';
import styles from './cash-card.module.css';
import { HandOverButton } from './hand-over-button.tsx';

const paise = (rupees: number): number => Math.round(rupees * 100);

export function PartyCard({ of }: { readonly of: CashBalance }) {
  const { party, balance, waiting } = of;
  const kept = useWaiting(aboutParty(party.id)).map(({ input }) => input as NewHandOver); // of `handOverCash`
  const isRefused = useShownRefusal(aboutParty(party.id)) !== undefined;
  const left =
    (paise(balance) - paise(waiting) - kept.reduce((sum, one) => sum + paise(one.amount), 0)) / 100;
  return (
    <Card className={styles.card}>
      <div className={styles.ends}>
        <h3 className={styles.name}>{party.name}</h3> <p className={styles.amount}>{formatRupees(balance)}</p>
      </div>
      {balance < 0 && <p className={styles.small}>{words.shopOwes(formatRupees(-balance))}</p>}
      {waiting !== 0 && (
        <div className={styles.ends}>
          <Badge look="waiting" icon={IconClock}>
            {party.kind === 'shop' ? words.waitingForShop : words.waitingForOperator}
          </Badge>{' '}
          <p>{formatRupees(waiting)}</p>
        </div>
      )}
      <Reason text={isRefused ? outbox.notDone : null} />
      {kept.length > 0 && <WaitingNote what={kept.map(({ amount }) => formatRupees(amount))} />}
      {left !== 0 && <HandOverButton of={of} left={left} />}
    </Card>
  );
}
