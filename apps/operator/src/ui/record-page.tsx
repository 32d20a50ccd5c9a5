// The page of one record and its states.

import { isNotFound } from '@haat/client/api-error';
import { type RaRecord, ShowBase, useCreatePath, useResourceContext, useShowContext } from 'ra-core';
import type { ReactNode } from 'react';
import { AuditLink } from './audit-link.tsx';
import { ButtonLink } from './button-link.tsx';
import { PageHead } from './page-head.tsx';
import { BlankState, FailedState, LoadingState } from './states.tsx';
import { wholeRecord } from './whole-record.ts';

interface RecordPageProps<Row extends RaRecord> {
  /** Shown while the record loads, and when it is missing. */
  readonly title: string;
  readonly children: (record: Row) => ReactNode;
}

export function RecordPage<Row extends RaRecord>(props: RecordPageProps<Row>) {
  return (
    <ShowBase<Row> queryOptions={wholeRecord}>
      <RecordBody {...props} />
    </ShowBase>
  );
}

function RecordBody<Row extends RaRecord>({ title, children }: RecordPageProps<Row>) {
  const { record, error, isPending, refetch } = useShowContext<Row>();
  // After a 401, ra-core returns an empty object and opens the sign-in.
  if (record?.id !== undefined && !error) {
    return (
      <>
        {children(record)}
        <AuditLink id={record.id} />
      </>
    );
  }
  return (
    <>
      <PageHead title={title} />
      {isPending && <LoadingState />}
      {!isPending && isNotFound(error) && <NotFoundState />}
      {!isPending && !isNotFound(error) && <FailedState error={error} onRetry={() => void refetch()} />}
    </>
  );
}

export function NotFoundState() {
  const resource = useResourceContext();
  const createPath = useCreatePath();
  return (
    <BlankState
      title="Not found"
      action={<ButtonLink to={createPath({ resource, type: 'list' })}>Back to the list</ButtonLink>}
    >
      It may have been deleted.
    </BlankState>
  );
}
