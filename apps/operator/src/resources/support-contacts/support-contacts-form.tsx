// The phone number and the e-mail address in the app. Used in the setup, and on a page of its own.
import type { ApiError } from '@haat/client/api-error';
import type { SupportContacts } from '@haat/contract/operator/support-contacts';
import { EditBase, email, type RaRecord, regex, required, useEditContext, useNotify } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { isStale, sentenceOf } from '../../platform/http.ts';
import { StaleEditDialog } from '../../ui/stale-edit-dialog.tsx';
import { FailedState, LoadingState } from '../../ui/states.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { wholeRecord } from '../../ui/whole-record.ts';

const fields = [
  { source: 'phone', label: 'Phone number' },
  { source: 'email', label: 'Email' },
];

const phoneRules = [
  required('Enter a phone number.'),
  regex(/^\+?[0-9][0-9 ()-]{2,23}$/, 'Enter a number that people can call, such as +91 487 200 0000.'),
];
const emailRules = [
  required('Enter an email address.'),
  email('Enter an email address such as help@example.in.'),
];

interface SupportContactsFormProps {
  readonly onSaved?: () => void;
  /** Renders the form around the inputs. */
  readonly form: (inputs: ReactNode) => ReactNode;
}

export function SupportContactsForm({ onSaved, form }: SupportContactsFormProps) {
  const [mine, setMine] = useState<Readonly<Record<string, unknown>>>();
  const notify = useNotify();
  const finish = (): void => {
    setMine(undefined);
    notify('Support contacts saved', { type: 'success' });
    onSaved?.();
  };
  const onError = (error: ApiError, { data }: { readonly data?: Partial<SupportContacts> }): void => {
    if (isStale(error)) setMine(data ?? {});
    else notify(sentenceOf(error), { type: 'error' });
  };
  return (
    <EditBase<SupportContacts & RaRecord, ApiError>
      resource="support-contacts"
      id={1}
      redirect={false}
      mutationMode="pessimistic"
      queryOptions={wholeRecord}
      // The same key as the query, so that the form continues with the saved version.
      mutationOptions={{ meta: wholeRecord.meta, onError, onSuccess: finish }}
    >
      <Body>{form(<Inputs />)}</Body>
      {mine && (
        <StaleEditDialog mine={mine} fields={fields} onClose={() => setMine(undefined)} onSaved={finish} />
      )}
    </EditBase>
  );
}

function Body({ children }: { readonly children: ReactNode }) {
  const { record, error, isPending, refetch } = useEditContext();
  if (isPending) return <LoadingState />;
  if (error || !record) return <FailedState error={error} onRetry={() => void refetch()} />;
  return children;
}

const Inputs = () => (
  <>
    <TextInput
      source="phone"
      label="Phone number"
      type="tel"
      validate={phoneRules}
      helperText="Any number that people can call, a landline too."
    />
    <TextInput source="email" label="Email" type="email" validate={emailRules} />
  </>
);
