// What the customer said they paid by UPI: the claim that waits, denied ones, and 'I have paid'.

import { paiseOf, rupeesOf } from '@haat/contract/money';
import type * as orders from '@haat/contract/orders';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonFor } from '../../../messages/order-errors.ts';
import { outbox } from '../../../messages/outbox.ts';
import { questions } from '../../../messages/questions.ts';
import { useShownRefusal, useWaiting } from '../../../platform/outbox/use-outbox.ts';
import { confirm } from '../../../ui/feedback/confirm.tsx';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { WaitingNote } from '../../../ui/feedback/waiting-note.tsx';
import { formatRupees, rupeesText } from '../../../ui/format/money.ts';
import { Button } from '../../../ui/layout/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { aboutClaim, type Claim, claimOf, claimUpi, openClaim } from '../payments.api.ts';
import { payments as words } from '../payments.messages.ts';
import { ClaimDialog } from './claim-dialog.tsx';
import styles from './claims.module.css';

interface ClaimsProps {
  readonly order: orders.Order;
}

/** The goods were given for the claim. */
const isGiven = ({ status }: orders.Order): boolean => status === 'COMPLETED';

/** A claim may wait for a connection. One that the server refused later comes back into the dialog. */
function useClaim(order: orders.Order) {
  const { id: orderId } = order;
  const claim = useMutation(claimUpi);
  const [isOpen, setOpen] = useState(false);
  const waiting = claimOf(useWaiting(aboutClaim(orderId)).at(-1));
  const refused = useShownRefusal(aboutClaim(orderId));
  const send = (sent: Claim): void => claim.mutate({ orderId, ...sent }, { onSuccess: () => setOpen(false) });
  const withdraw = async (): Promise<void> => {
    const amount = formatRupees(openClaim(order)?.amount ?? 0);
    const line = isGiven(order) ? words.withdrawingGiven(amount) : words.withdrawing(amount);
    if (await confirm(questions.sure, line, 'danger')) send({ amount: 0, reference: null });
  };
  const open = (): void => {
    claim.reset();
    setOpen(true);
  };
  return {
    waiting,
    refused: claimOf(refused),
    reason: refused ? outbox.notDone : reasonFor(claim.error),
    isBusy: claim.isPending,
    isOpen,
    open,
    close: () => setOpen(false),
    send,
    withdraw: () => void withdraw(),
  };
}

export function Claims({ order }: ClaimsProps) {
  const claim = useClaim(order);
  const said = openClaim(order);
  const most = rupeesOf(paiseOf(order.due) + paiseOf(said?.amount ?? 0));
  const typed = claim.refused ?? said;
  return (
    <>
      <Denied order={order} />
      {said && (
        <Card>
          <p>{words.claimed(formatRupees(said.amount), said.reference ?? '')}</p>
          <p className={styles.quiet}>{words.claimedLine}</p>
        </Card>
      )}
      {!claim.isOpen && <Reason text={claim.reason} />}
      {claim.waiting ? (
        <WaitingNote what={[waitingWords(claim.waiting)]} />
      ) : (
        most > 0 && <ClaimButtons isChange={said !== undefined} {...claim} />
      )}
      {claim.isOpen && (
        <ClaimDialog
          orderId={order.id}
          range={{ least: isGiven(order) ? (said?.amount ?? 0) : 0, most }}
          typed={{ amount: rupeesText(typed?.amount || most), reference: typed?.reference ?? '' }}
          isBusy={claim.isBusy}
          reason={claim.reason}
          onClaim={claim.send}
          onClose={claim.close}
        />
      )}
    </>
  );
}

const waitingWords = ({ amount, reference }: Claim): string =>
  amount === 0 ? words.withdraw : words.claimed(formatRupees(amount), reference ?? '');

interface ClaimButtonsProps {
  /** There is a claim that the shop hasn't answered. */
  readonly isChange: boolean;
  readonly isBusy: boolean;
  readonly open: () => void;
  readonly withdraw: () => void;
}

const ClaimButtons = ({ isChange, isBusy, open, withdraw }: ClaimButtonsProps) => (
  <div className={styles.buttons}>
    <Button onClick={open}>{isChange ? words.changeClaim : words.havePaid}</Button>
    {isChange && (
      <Button kind="danger" isBusy={isBusy} onClick={withdraw}>
        {words.withdraw}
      </Button>
    )}
  </div>
);

const Denied = ({ order }: ClaimsProps) =>
  order.payments
    .filter(({ state, by }) => state === 'denied' && by === 'customer')
    .map(({ id, amount, reference }) => (
      <Reason key={id} text={words.denied(formatRupees(amount), reference ?? '')} />
    ));
