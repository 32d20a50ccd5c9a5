// The form of a new record.
import type { ReactNode } from 'react';
import { CreateBase, type RaRecord, useNotify, useRedirect } from 'react-admin';
import { type ApiError, sentenceOf } from '../platform/http.ts';
import { RecordForm } from './edit-page.tsx';
import { PageHead } from './page-head.tsx';

interface CreatePageProps {
  readonly title: string;
  /** The message when it is done. */
  readonly success: string;
  readonly then: 'show' | 'list';
  readonly children: ReactNode;
}

export function CreatePage({ title, success, then, children }: CreatePageProps) {
  const notify = useNotify();
  const redirect = useRedirect();
  const onError = (error: ApiError): void => notify(sentenceOf(error), { type: 'error' });
  const onSuccess = (record: RaRecord, { resource }: { readonly resource?: string }): void => {
    notify(success, { type: 'success' });
    redirect(then, resource, record.id);
  };
  return (
    <CreateBase<RaRecord, RaRecord, ApiError> mutationOptions={{ onError, onSuccess }}>
      <PageHead title={title} />
      <RecordForm>{children}</RecordForm>
    </CreateBase>
  );
}
