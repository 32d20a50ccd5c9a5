// What only the shop changes: the limit, and whether the account takes new orders.
import type { CreditAccount } from '@haat/contract/credit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonFor } from '../../../messages/order-errors.ts';
import { questions } from '../../../messages/questions.ts';
import { ActionFailure } from '../../../ui/feedback/action-failure.tsx';
import { confirm } from '../../../ui/feedback/confirm.tsx';
import { formatRupees, rupeesText } from '../../../ui/format/money.ts';
import { formatInstant } from '../../../ui/format/time.ts';
import { Button } from '../../../ui/layout/button.tsx';
import { remind, updateAccount } from '../credit.api.ts';
import { credit as words } from '../credit.messages.ts';
import { AmountDialog } from './amount-dialog.tsx';

export function LimitButton({ account: { id, limit } }: { readonly account: CreditAccount }) {
  const [isOpen, setOpen] = useState(false);
  const update = useMutation(updateAccount);
  const close = (): void => {
    update.reset();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.changeLimit}</Button>
      {isOpen && (
        <AmountDialog
          draft={`credit ${id} limit`}
          title={words.changeLimit}
          line={words.limiting}
          label={words.amount}
          typed={rupeesText(limit)}
          isBusy={update.isPending}
          onSend={({ amount }) => update.mutate({ id, limit: amount }, { onSuccess: close })}
          onClose={close}
        >
          <ActionFailure error={update.error} reason={reasonFor(update.error)} />
        </AmountDialog>
      )}
    </>
  );
}

/** Once in seven days. */
export function RemindButton({ account }: { readonly account: CreditAccount }) {
  const reminder = useMutation(remind);
  const { id, balance, is_paper: isPaper, reminded_at: remindedAt } = account;
  const send = async (): Promise<void> => {
    const line = words.reminding[isPaper ? 'paper' : 'app'](formatRupees(balance));
    if (await confirm(questions.sure, line)) reminder.mutate(id);
  };
  return (
    <>
      <Button isBusy={reminder.isPending} onClick={() => void send()}>
        {words.remind}
      </Button>
      {remindedAt !== null && <p>{words.remindedOn(formatInstant(remindedAt))}</p>}
      <ActionFailure error={reminder.error} reason={reasonFor(reminder.error)} />
    </>
  );
}

export function CloseButton({ account: { id, state } }: { readonly account: CreditAccount }) {
  const update = useMutation(updateAccount);
  const isClosed = state === 'closed';
  const change = async (): Promise<void> => {
    const line = isClosed ? words.reopening : words.closing;
    if (await confirm(questions.sure, line, isClosed ? 'main' : 'danger'))
      update.mutate({ id, is_closed: !isClosed });
  };
  return (
    <>
      <Button
        kind={isClosed ? 'plain' : 'danger'}
        isWide
        isBusy={update.isPending}
        onClick={() => void change()}
      >
        {isClosed ? words.reopen : words.close}
      </Button>
      <ActionFailure error={update.error} reason={reasonFor(update.error)} />
    </>
  );
}
