// 'I can't deliver this' asks why, and gives the order back or says that the delivery failed.
import type * as deliveries from '@haat/contract/deliveries';
import { type GiveBackReason, giveBackReasons } from '@haat/contract/give-back';
import { limits } from '@haat/contract/limits';
import type { AllowedAction, OrderStatus } from '@haat/contract/order-machine';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { reasonFor } from '../../../../messages/order-errors.ts';
import { questions } from '../../../../messages/questions.ts';
import { useDialogDraft } from '../../../../platform/forms/drafts.ts';
import { atMost } from '../../../../platform/forms/validators.ts';
import { ConfirmDialog } from '../../../../ui/feedback/dialog.tsx';
import { DialogForm } from '../../../../ui/feedback/dialog-form.tsx';
import { Reason } from '../../../../ui/feedback/reason.tsx';
import { WaitingNote } from '../../../../ui/feedback/waiting-note.tsx';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Button } from '../../../../ui/layout/button.tsx';
import { PhotoField, useIsUploading } from '../../../files/index.ts';
import { giveBack } from '../../deliveries.api.ts';
import { handing, giveBackWords as words } from '../handing.messages.ts';
import styles from './give-back.module.css';

type Status = keyof typeof giveBackReasons;

interface GiveBackProps {
  readonly delivery: deliveries.Delivery;
  /** After the actions that wait for a connection. */
  readonly status: OrderStatus;
  readonly allowed: readonly AllowedAction[];
  /** The actions that wait for a connection. */
  readonly waiting: readonly string[];
}

const isPossible = (status: OrderStatus): status is Status => status in giveBackReasons;

/** Nothing when it isn't possible. */
export function GiveBack({ delivery, status, allowed, waiting }: GiveBackProps) {
  const [isOpen, setOpen] = useState(false);
  const given = useMutation(giveBack);
  const close = (): void => {
    given.reset();
    setOpen(false);
  };
  if (waiting.includes('give_back')) return <WaitingNote what={[words.cannotDeliver]} />;
  if (!isPossible(status) || !allowed.includes('give_back')) return null;
  return (
    <>
      <Button isWide onClick={() => setOpen(true)}>
        {words.cannotDeliver}
      </Button>
      {isOpen && (
        <WhyDialog
          draft={`give back ${delivery.id}`}
          status={status}
          isBusy={given.isPending}
          failure={reasonFor(given.error)}
          onSend={(typed) =>
            given.mutate({ id: delivery.id, orderId: delivery.order.id, ...typed }, { onSuccess: close })
          }
          onClose={close}
        />
      )}
    </>
  );
}

interface Typed {
  readonly reason: GiveBackReason;
  readonly note: string;
  readonly photo?: number;
}

interface WhyDialogProps {
  readonly draft: string;
  readonly status: Status;
  readonly isBusy: boolean;
  /** Why it was refused. */
  readonly failure: string | null;
  readonly onSend: (typed: Typed) => void;
  readonly onClose: () => void;
}

function WhyDialog({ draft, status, isBusy, failure, onSend, onClose }: WhyDialogProps) {
  const [reason, setReason] = useDialogDraft<GiveBackReason | ''>(`${draft} reason`, '');
  const [note, setNote] = useDialogDraft(`${draft} note`, '');
  const [photo, setPhoto] = useDialogDraft<number | null>(`${draft} photo`, null);
  const isUploading = useIsUploading();
  const submit = useRef<HTMLButtonElement>(null);
  const [isTried, setTried] = useState(false);
  const send = (): void => {
    setTried(true);
    if (reason !== '' && atMost(limits.reason, note) === null)
      onSend({ reason, note: note.trim(), ...(photo !== null && { photo }) });
  };
  const choices: readonly GiveBackReason[] = giveBackReasons[status];
  return (
    <ConfirmDialog
      title={words.cannotDeliver}
      text={questions.sure}
      line={status === 'ASSIGNED' ? words.opensAgain : words.staysYours}
      yes="danger"
      isBusy={isBusy || isUploading}
      // The form holds back while its photo is unsent.
      onYes={() => submit.current?.click()}
      onNo={onClose}
    >
      <DialogForm ref={submit} className={styles.form} isBusy={isBusy || isUploading} onSend={send}>
        <RadioGroup<GiveBackReason | ''>
          label={words.why}
          choices={choices.map((value) => ({ value, label: words.reasons[value] }))}
          value={reason}
          onChoose={setReason}
        />
        <TextField
          label={words.note}
          description={words.noteHint}
          limit={limits.reason}
          autoComplete="off"
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <PhotoField label={handing.photo} value={photo} onChange={setPhoto} />
      </DialogForm>
      <Reason text={isTried && reason === '' ? words.chooseReason : failure} />
    </ConfirmDialog>
  );
}
