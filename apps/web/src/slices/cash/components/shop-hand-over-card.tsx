// A hand-over as the shop sees it. One that waits has the two answers.

import type { ShopHandOver } from '@haat/contract/cash';
import { limits } from '@haat/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrors } from '../../../messages/fields.ts';
import { reasonFor } from '../../../messages/order-errors.ts';
import { outbox } from '../../../messages/outbox.ts';
import { questions } from '../../../messages/questions.ts';
import { useDialogDraft } from '../../../platform/forms/drafts.ts';
import { atMost, isBlank } from '../../../platform/forms/validators.ts';
import { useShownRefusal, useWaiting } from '../../../platform/outbox/use-outbox.ts';
import { confirm } from '../../../ui/feedback/confirm.tsx';
import { ConfirmDialog } from '../../../ui/feedback/dialog.tsx';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { WaitingNote } from '../../../ui/feedback/waiting-note.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { formatRupees } from '../../../ui/format/money.ts';
import { NumberLinks } from '../../../ui/format/number-links.tsx';
import { formatInstant } from '../../../ui/format/time.ts';
import { Button } from '../../../ui/layout/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { aboutHandOver, answerHandOver, type CashAnswer } from '../cash.api.ts';
import { cash as words } from '../cash.messages.ts';
import styles from './cash-card.module.css';
import dialogStyles from './cash-dialog.module.css';
import { HandOverBadge } from './hand-over-badge.tsx';

export function ShopHandOverCard({ handOver }: { readonly handOver: ShopHandOver }) {
  const { amount, note, state, reason, created_at } = handOver;
  return (
    <Card className={styles.card}>
      <div className={styles.ends}>
        <p>{claimOf(handOver)}</p> <p className={styles.amount}>{formatRupees(Math.abs(amount))}</p>
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
      {state === 'waiting' && <Answers handOver={handOver} />}
    </Card>
  );
}

const claimOf = ({ amount, deliverer: { name } }: ShopHandOver): string =>
  amount < 0 ? words.saysPaid(name) : words.handedBy(name);

const labelOf = (answer: string): string => (answer === 'confirm' ? words.received : words.notReceived);

/** Long: the two answers and what they send, read together. */
function Answers({ handOver }: { readonly handOver: ShopHandOver }) {
  const { id, deliverer, amount } = handOver;
  const line = `${claimOf(handOver)}: ${formatRupees(Math.abs(amount))}`;
  const [asksWhy, setAsksWhy] = useState(false);
  const answer = useMutation(answerHandOver);
  const [waiting] = useWaiting(aboutHandOver(id));
  const isRefused = useShownRefusal(aboutHandOver(id)) !== undefined;
  const give = (which: CashAnswer, reason = ''): void =>
    answer.mutate(
      { id, name: deliverer.name, answer: which, reason },
      { onSuccess: () => setAsksWhy(false) },
    );
  const receive = async (): Promise<void> => {
    if (await confirm(questions.sure, `${line}. ${words.receiving}`)) give('confirm');
  };
  const isBusy = (which: CashAnswer) => answer.isPending && answer.variables.answer === which;
  if (waiting) return <WaitingNote what={[labelOf(waiting.name)]} />;
  return (
    <>
      <Reason text={isRefused ? outbox.notDone : reasonFor(answer.error)} />
      <div className={styles.answers}>
        <Button kind="danger" onClick={() => setAsksWhy(true)}>
          {words.notReceived}
        </Button>
        <Button kind="leaf" isBusy={isBusy('confirm')} onClick={() => void receive()}>
          {words.received}
        </Button>
      </div>
      {asksWhy && (
        <WhyDialog
          draft={`dispute ${id}`}
          title={labelOf('dispute')}
          line={`${line}. ${words.disputing}`}
          isBusy={isBusy('dispute')}
          onSend={(reason) => give('dispute', reason)}
          onClose={() => setAsksWhy(false)}
        />
      )}
    </>
  );
}

interface WhyDialogProps {
  readonly draft: string;
  readonly title: string;
  readonly line: string;
  readonly isBusy: boolean;
  readonly onSend: (reason: string) => void;
  readonly onClose: () => void;
}

function WhyDialog({ draft, title, line, isBusy, onSend, onClose }: WhyDialogProps) {
  const [reason, setReason] = useDialogDraft(draft, '');
  const [fault, setFault] = useState<string | null>(null);
  const send = (): void => {
    const found = isBlank(reason) ? fieldErrors.requiredHere : atMost(limits.reason, reason);
    setFault(found);
    if (found === null) onSend(reason.trim());
  };
  return (
    <ConfirmDialog
      title={title}
      text={questions.sure}
      line={line}
      yes="danger"
      isBusy={isBusy}
      onYes={send}
      onNo={onClose}
    >
      <form
        noValidate
        className={dialogStyles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) send();
        }}
      >
        <TextField
          label={words.reason}
          limit={limits.reason}
          autoComplete="off"
          value={reason}
          error={fault}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </form>
    </ConfirmDialog>
  );
}
