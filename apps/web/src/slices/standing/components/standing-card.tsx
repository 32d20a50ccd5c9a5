// One standing order: goods, days, what it costs, and what its person may do about it.
import type { ErrorCode } from '@haat/contract/errors';
import type { OrderInList } from '@haat/contract/orders';
import { shownName } from '@haat/contract/pack';
import type { StandingOrder } from '@haat/contract/standing';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { reasonFor, wordsOf } from '../../../messages/order-errors.ts';
import { outbox } from '../../../messages/outbox.ts';
import { questions } from '../../../messages/questions.ts';
import { useNow } from '../../../platform/now.ts';
import { useShownRefusal, useWaiting } from '../../../platform/outbox/use-outbox.ts';
import { usePagedList } from '../../../platform/queries/paged-list.ts';
import { confirm } from '../../../ui/feedback/confirm.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { WaitingNote } from '../../../ui/feedback/waiting-note.tsx';
import { formatAmount } from '../../../ui/format/amount.ts';
import { formatRupees } from '../../../ui/format/money.ts';
import { formatDay } from '../../../ui/format/time.ts';
import { Button } from '../../../ui/layout/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { addressesQuery, addressName } from '../../addresses/index.ts';
import { customerOrdersQuery, type UseCredits } from '../../orders/index.ts';
import { money } from '../../orders/order/money.messages.ts';
import { pickUp } from '../../orders/order/pick-up.messages.ts';
import { orders as orderWords } from '../../orders/orders.messages.ts';
import { aboutStanding, changeStanding, endStanding } from '../standing.api.ts';
import { standing as words } from '../standing.messages.ts';
import { dayAfter, perMonth, weekdayWords } from '../standing-days.ts';
import { ChangeStanding } from './change-standing.tsx';
import { PauseButton } from './pause-button.tsx';
import styles from './standing-card.module.css';

interface StandingCardProps {
  readonly order: StandingOrder;
  readonly credits: ReturnType<UseCredits>;
}

/** Refusals that only another standing order avoids. */
const needsAnother: readonly string[] = ['address.out_of_reach', 'pick_up.none'];

export function StandingCard({ order, credits }: StandingCardProps) {
  const { shop, items, last_refusal: refusal } = order;
  const placed = usePlacedTomorrow(order);
  return (
    <Card className={styles.card}>
      <h2 className={styles.shop}>{shop.name}</h2>
      <p>{items.map((item) => `${shownName(item)}: ${formatAmount(item)}`).join(', ')}</p>
      <p className={styles.quiet}>
        {weekdayWords(order.weekdays)} · {order.time}
      </p>
      <Way order={order} />
      <Coming order={order} />
      {refusal && (
        // a code of the contract, which the server keeps as text
        <Note>
          {words.refused(formatDay(refusal.day), wordsOf(refusal.code as ErrorCode, { shopName: shop.name }))}
          {needsAnother.includes(refusal.code) && ` ${words.elsewhere}`}
        </Note>
      )}
      <Placed order={placed} />
      <Actions order={order} credits={credits} isPlaced={placed !== undefined} />
    </Card>
  );
}

/** How it comes, where to, and how it is paid. */
function Way({ order: { fulfilment, address, pay_by: payBy } }: { readonly order: StandingOrder }) {
  const { data = [] } = useQuery(addressesQuery);
  const home = data.find(({ id }) => id === address);
  const where = address === null ? words.noAddress : home && addressName(home);
  const parts = [pickUp.ways[fulfilment], fulfilment === 'delivery' && where, money.methods[payBy]];
  return <p className={styles.quiet}>{parts.filter(Boolean).join(' · ')}</p>;
}

function Coming({ order }: { readonly order: StandingOrder }) {
  const { state, next, paused_until: pausedUntil, skips } = order;
  const month = perMonth(order);
  const skipped = skips.filter((day) => next !== null && day < next.day);
  if (state === 'ended') return <p>{words.ended}</p>;
  return (
    <>
      {state === 'paused' && pausedUntil && <p>{words.pausedUntil(formatDay(pausedUntil))}</p>}
      <p>{next ? words.next(formatDay(next.day), formatRupees(next.amount)) : words.noNext}</p>
      {month !== null && <p className={styles.quiet}>{words.perMonth(formatRupees(month))}</p>}
      {skipped.length > 0 && (
        <p className={styles.quiet}>{words.without(skipped.map(formatDay).join(', '))}</p>
      )}
    </>
  );
}

/** The phone's calendar: its person is where the city is. */
const tomorrowAt = (nowMs: number): string => {
  const now = new Date(nowMs);
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return dayAfter(today);
};

/** The order that it has placed for tomorrow, which 'Not tomorrow' can't take back. */
function usePlacedTomorrow({ id }: StandingOrder) {
  const { data } = usePagedList(customerOrdersQuery('active'));
  const tomorrow = tomorrowAt(useNow());
  return data?.items.find(({ standing, slot }) => standing === id && slot.start.startsWith(tomorrow));
}

function Placed({ order }: { readonly order: OrderInList | undefined }) {
  if (!order) return null;
  return (
    <p>
      {words.placed} <Link to={`/shops/order/${order.id}`}>{orderWords.title(order.id)}</Link>
    </p>
  );
}

/** What waits for a connection, by the name of its change. */
const waitingWords = (name: string, tomorrow: string): string => {
  if (name === 'edit') return words.change;
  if (name === 'pause') return words.pauseUntil;
  if (name === 'go on') return words.goOn;
  if (name === 'end') return words.end;
  return name.split(' ').includes(tomorrow) ? words.notTomorrow : words.stillTomorrow;
};

// Long: what may be pressed, read together.
function Actions({ order, credits, isPlaced }: StandingCardProps & { readonly isPlaced: boolean }) {
  const { id, state, skips, next, shop } = order;
  const tomorrow = tomorrowAt(useNow());
  const change = useMutation(changeStanding);
  const end = useMutation(endStanding);
  const [isEditing, setEditing] = useState(false);
  const waiting = useWaiting(aboutStanding(id));
  const refusal = useShownRefusal(aboutStanding(id));
  const isBusy = change.isPending || end.isPending;
  const which = { id, shopName: shop.name };
  const askAndEnd = async (): Promise<void> => {
    if (await confirm(questions.sure, words.ending(shop.name), 'danger')) end.mutate(which);
  };
  const skip = (days: readonly string[]) => change.mutate({ ...which, change: { skips: [...days] } });
  if (waiting.length > 0)
    return <WaitingNote what={waiting.map(({ name }) => waitingWords(name, tomorrow))} />;
  const reason = refusal ? outbox.notDone : (reasonFor(change.error) ?? reasonFor(end.error));
  if (isEditing) {
    return (
      <>
        <Reason text={reason} />
        <ChangeStanding
          order={order}
          credits={credits}
          error={change.error}
          isBusy={isBusy}
          onSave={(parts) =>
            change.mutate({ ...which, change: parts }, { onSuccess: () => setEditing(false) })
          }
          onClose={() => setEditing(false)}
        />
      </>
    );
  }
  return (
    <>
      <Reason text={reason} />
      <div className={styles.actions}>
        {state === 'active' && !isPlaced && next?.day === tomorrow && (
          <Button isBusy={isBusy} onClick={() => skip([...skips, tomorrow])}>
            {words.notTomorrow}
          </Button>
        )}
        {state === 'active' && !isPlaced && skips.includes(tomorrow) && (
          <Button isBusy={isBusy} onClick={() => skip(skips.filter((day) => day !== tomorrow))}>
            {words.stillTomorrow}
          </Button>
        )}
        {state === 'active' && (
          <PauseButton
            earliest={dayAfter(tomorrow)}
            isBusy={isBusy}
            onPause={(day) => change.mutate({ ...which, change: { paused_until: day } })}
          />
        )}
        {state === 'paused' && (
          <Button isBusy={isBusy} onClick={() => change.mutate({ ...which, change: { paused_until: null } })}>
            {words.goOn}
          </Button>
        )}
        {state !== 'ended' && (
          <Button isBusy={isBusy} onClick={() => setEditing(true)}>
            {words.change}
          </Button>
        )}
        <Button isBusy={isBusy} onClick={() => void askAndEnd()}>
          {words.end}
        </Button>
      </div>
    </>
  );
}
