// The form of one record. When somebody else has saved it meanwhile, the person compares both versions.
import { type ApiError, isNotFound } from '@haat/client/api-error';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { EditBase, type RaRecord, useEditContext, useNotify, useRedirect } from 'ra-core';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { isStale, sentenceOf } from '../platform/http.ts';
import { AuditLink } from './audit-link.tsx';
import { DeletedNotice } from './deleted-notice.tsx';
import { PageHead } from './page-head.tsx';
import { NotFoundState } from './record-page.tsx';
import { SaveButton } from './save-button.tsx';
import { SingleForm } from './single-form.tsx';
import type { ComparedField } from './stale-differences.ts';
import { StaleEditDialog } from './stale-edit-dialog.tsx';
import { FailedState, LoadingState } from './states.tsx';
import { wholeRecord } from './whole-record.ts';

interface EditPageProps<Row extends RaRecord> {
  readonly title: (record: Row | undefined) => string;
  /** The fields of the form, for comparing two versions. */
  readonly fields: readonly ComparedField[];
  /** Where to go after saving: a page of the resource, or a path. */
  readonly then: 'show' | 'list' | ((record: RaRecord) => string);
  /** More actions on the record. */
  readonly actions?: (record: Row) => ReactNode;
  /** Shown beside the inputs on a wide screen, such as a preview. It may read the form. */
  readonly aside?: ReactNode;
  readonly onSaved?: (record: RaRecord) => void;
  /** The form for a new record has the same inputs. */
  readonly canAddAgain?: boolean;
  /** The inputs. */
  readonly children: ReactNode;
}

/** What happens after saving: the next page, or what to do about a refusal. */
function useSaving<Row extends RaRecord>(props: EditPageProps<Row>) {
  const [mine, setMine] = useState<Readonly<Record<string, unknown>>>();
  const [deleted, setDeleted] = useState<Readonly<Record<string, unknown>>>();
  const isSaved = useRef(false);
  const notify = useNotify();
  const redirect = useRedirect();
  const leave = (record: RaRecord, resource: string | undefined): void => {
    isSaved.current = true;
    props.onSaved?.(record);
    notify('Saved', { type: 'success' });
    if (typeof props.then === 'function') redirect(props.then(record));
    else redirect(props.then, resource, record.id);
  };
  const onError = (error: ApiError, { data }: { readonly data?: Partial<Row> }): void => {
    if (isStale(error)) setMine(data ?? {});
    else if (isNotFound(error)) setDeleted(data ?? {});
    else notify(sentenceOf(error), { type: 'error' });
  };
  const onSuccess = (record: Row, { resource }: { readonly resource?: string }): void =>
    leave(record, resource);
  const saveNothing = (): void => {
    isSaved.current = true;
  };
  return { mine, setMine, deleted, isSaved, leave, onError, onSuccess, saveNothing };
}

export function EditPage<Row extends RaRecord>(props: EditPageProps<Row>) {
  const { mine, setMine, deleted, isSaved, leave, onError, onSuccess, saveNothing } = useSaving(props);
  return (
    <EditBase<Row, ApiError>
      mutationMode="pessimistic"
      queryOptions={wholeRecord}
      mutationOptions={{ onError, onSuccess }}
    >
      <EditBody
        {...props}
        isSaved={isSaved}
        notice={
          deleted && <DeletedNotice mine={deleted} canAddAgain={props.canAddAgain} onLeave={saveNothing} />
        }
      />
      {mine && (
        <StaleEditDialog
          mine={mine}
          fields={props.fields}
          onClose={() => setMine(undefined)}
          onSaved={leave}
        />
      )}
    </EditBase>
  );
}

interface EditBodyProps<Row extends RaRecord> extends EditPageProps<Row>, Pick<RecordFormProps, 'isSaved'> {
  /** Shown above the form. */
  readonly notice: ReactNode;
}

function EditBody<Row extends RaRecord>(props: EditBodyProps<Row>) {
  const { title, actions, aside, isSaved, notice, children } = props;
  const { record, error, isPending, refetch } = useEditContext<Row>();
  const isLoaded = record?.id !== undefined && !error;
  return (
    <>
      <PageHead title={title(record)} actions={isLoaded && actions?.(record)} />
      {isPending && <LoadingState />}
      {error && isNotFound(error) && <NotFoundState />}
      {error && !isNotFound(error) && <FailedState error={error} onRetry={() => void refetch()} />}
      {isLoaded && (
        <>
          {notice}
          <RecordForm aside={aside} isSaved={isSaved}>
            {children}
          </RecordForm>
          <AuditLink id={record.id} />
        </>
      )}
    </>
  );
}

interface RecordFormProps {
  readonly aside?: ReactNode;
  /** See `SingleForm`. */
  readonly isSaved?: RefObject<boolean>;
  readonly children: ReactNode;
}

/** The inputs in one column, with the save button. */
export function RecordForm({ aside, isSaved, children }: RecordFormProps) {
  return (
    <SingleForm asksBeforeLeaving isSaved={isSaved}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-start' }}>
        <Card sx={{ flex: 1, minWidth: 0, maxWidth: 640, p: { xs: 2, sm: 3 }, overflow: 'visible' }}>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
            {children}
            <Box>
              <SaveButton label="Save" />
            </Box>
          </Box>
        </Card>
        {aside}
      </Box>
    </SingleForm>
  );
}
