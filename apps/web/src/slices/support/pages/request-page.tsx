// /support/request: open to everybody. Sending requires a sign-in, which keeps the text.
import { isSignedIn } from '@haat/client/session';
import { limits } from '@haat/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { fieldErrors, fields as names } from '../../../messages/fields.ts';
import { useDraft } from '../../../platform/forms/drafts.ts';
import { useOnce } from '../../../platform/forms/use-once.ts';
import { atMost, required } from '../../../platform/forms/validators.ts';
import { toastFailure } from '../../../platform/toast.ts';
import { ActionFailure } from '../../../ui/feedback/action-failure.tsx';
import form from '../../../ui/fields/form.module.css';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import { Button } from '../../../ui/layout/button.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { submitRequest } from '../support.api.ts';
import { support } from '../support.messages.ts';
import styles from './request-page.module.css';

/** The draft of the text, and the mutation that sends it. */
function useRequest() {
  const navigate = useNavigate();
  const once = useOnce();
  const [text, setText] = useDraft('request', '');
  const field = useRef<HTMLTextAreaElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const write = (value: string): void => {
    setText(value);
    setFault(null);
  };
  const submit = useMutation(submitRequest);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const missing = required(text);
    const problem = missing ?? atMost(limits.longText, text);
    setFault(problem);
    if (missing) toastFailure(fieldErrors.requiredHere);
    else if (problem) field.current?.focus();
    else if (isSignedIn()) once(() => submit.mutate(text, { onSuccess: () => write('') }));
    else void navigate('/auth/login');
  };
  return { text, write, field, fault, submit, send };
}

export function RequestPage() {
  const { text, write, field, fault, submit, send } = useRequest();
  return (
    <>
      <PageHead title={support.requestTitle} />
      <p className={styles.line}>{support.requestLine}</p>
      <form noValidate className={form.grow} onSubmit={send}>
        <TextAreaField
          label={names.requestDetails}
          ref={field}
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
          error={fault}
          disabled={submit.isPending}
          limit={limits.longText}
          rows={7}
        />
        <ActionBar>
          <ActionFailure error={submit.error} />
          <Button kind="main" isWide type="submit" isBusy={submit.isPending}>
            {support.submit}
          </Button>
        </ActionBar>
      </form>
    </>
  );
}
