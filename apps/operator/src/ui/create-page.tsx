import type { ApiError } from '@haat/client/api-error';
import { CreateBase, type RaRecord, useNotify, useRedirect } from 'ra-core';
import { type ReactNode, useRef } from 'react';
import { sentenceOf } from '../platform/http.ts';
import { RecordForm } from './edit-page.tsx';
import { PageHead } from './page-head.tsx';

interface CreatePageProps {
  readonly title: string;
  /** The message after saving. */
  readonly success: string;
  /** Where to go next: a page of the resource, or a path. */
  readonly then: 'show' | 'list' | ((record: RaRecord) => string);
  /** The form's initial values. */
  readonly start?: Readonly<Record<string, unknown>>;
  /** Turns the form's values into the record. */
  readonly transform?: (data: Partial<RaRecord>) => Partial<RaRecord>;
  /** Shown beside the inputs on a wide screen, such as a preview. It may read the form. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function CreatePage(props: CreatePageProps) {
  const { title, success, then, start, transform, aside, children } = props;
  const isSaved = useRef(false);
  const notify = useNotify();
  const redirect = useRedirect();
  const onError = (error: ApiError): void => notify(sentenceOf(error), { type: 'error' });
  const onSuccess = (record: RaRecord, { resource }: { readonly resource?: string }): void => {
    isSaved.current = true;
    notify(success, { type: 'success' });
    if (typeof then === 'function') redirect(then(record));
    else redirect(then, resource, record.id);
  };
  return (
    <CreateBase<RaRecord, RaRecord, ApiError>
      mutationOptions={{ onError, onSuccess }}
      record={start}
      transform={transform}
    >
      <PageHead title={title} />
      <RecordForm aside={aside} isSaved={isSaved}>
        {children}
      </RecordForm>
    </CreateBase>
  );
}
