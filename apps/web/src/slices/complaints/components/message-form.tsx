// Writes a message. Without a connection it waits on the phone.
import type { Complaint } from '@haat/contract/complaints';
import { limits } from '@haat/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { reasonFor } from '../../../messages/order-errors.ts';
import { outbox } from '../../../messages/outbox.ts';
import { useDraft } from '../../../platform/forms/drafts.ts';
import { useOnce } from '../../../platform/forms/use-once.ts';
import { atMost, required } from '../../../platform/forms/validators.ts';
import { useShownRefusals, useWaiting } from '../../../platform/outbox/use-outbox.ts';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { WaitingNote } from '../../../ui/feedback/waiting-note.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Button } from '../../../ui/layout/button.tsx';
import { aboutMessages, type NewMessage, type Side, writeMessage } from '../complaints.api.ts';
import { complaints as words } from '../complaints.messages.ts';
import styles from './message-form.module.css';

interface MessageFormProps {
  readonly complaint: Complaint;
  readonly side: Side;
}

function useMessage({ complaint: { id, number }, side }: MessageFormProps) {
  const once = useOnce();
  const [text, setText] = useDraft(`message ${id}`, '');
  const [fault, setFault] = useState<string | null>(null);
  const message = useMutation(writeMessage);
  const write = (value: string): void => {
    setText(value);
    setFault(null);
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const problem = required(text) ?? atMost(limits.longText, text);
    setFault(problem);
    if (problem) return;
    const input = { complaintId: id, number, side, body: text.trim() };
    once(() => message.mutate(input, { onSuccess: () => write('') }));
  };
  return { text, fault, message, write, send };
}

/** Nobody can write to a closed complaint, but what was typed before it closed stays. */
export function MessageForm(props: MessageFormProps) {
  const { text, fault, message, write, send } = useMessage(props);
  const { id, state } = props.complaint;
  if (state === 'closed') {
    return (
      <div className={styles.form}>
        <OfPhone complaintId={id} />
        {text !== '' && (
          <TextAreaField label={words.message} value={text} limit={limits.longText} readOnly rows={3} />
        )}
        <Reason text={reasonFor(message.error)} />
      </div>
    );
  }
  return (
    <form noValidate className={styles.form} onSubmit={send}>
      <OfPhone complaintId={id} />
      <TextAreaField
        label={words.message}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
        error={fault}
        disabled={message.isPending}
        limit={limits.longText}
        rows={3}
      />
      <Reason text={reasonFor(message.error)} />
      <Button kind="main" isWide type="submit" isBusy={message.isPending}>
        {words.sendMessage}
      </Button>
    </form>
  );
}

/** The messages that wait on this phone, and those that were refused since, so that no text is lost. */
function OfPhone({ complaintId }: { readonly complaintId: number }) {
  const about = aboutMessages(complaintId);
  const waiting = useWaiting(about);
  const refused = useShownRefusals(about);
  const bodyOf = ({ input }: { readonly input: unknown }) => (input as NewMessage).body; // of `writeMessage`
  return (
    <>
      {refused.map((action) => (
        <Reason key={action.id} text={outbox.notDoneNamed(bodyOf(action))} />
      ))}
      {waiting.length > 0 && <WaitingNote what={waiting.map(bodyOf)} />}
    </>
  );
}
