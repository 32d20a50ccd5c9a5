// A list of records: search and filters, a table on a desktop, cards on a phone, and the list's states.

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { ListBase, type RaRecord, useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import { isBadInput } from '../platform/http.ts';
import type { Bulk } from './bulk-action.ts';
import { BulkBar } from './bulk-bar.tsx';
import { type Filter, FilterRow } from './filter-row.tsx';
import { NotFoundIcon } from './icons.tsx';
import { MovedRowsNote } from './moved-rows-note.tsx';
import { PageHead } from './page-head.tsx';
import { Pager } from './pager.tsx';
import { type Column, RecordTable } from './record-table.tsx';
import { type Selection, useSelection } from './selection.ts';
import { BlankState, FailedState, LoadingState } from './states.tsx';

const ignored = () => undefined;

interface ListPageProps<Row extends RaRecord> {
  readonly title: string;
  readonly intro?: string;
  readonly columns: readonly Column<Row>[];
  /** What the search covers. Without it there is no search. */
  readonly search?: string;
  /** A hint for a search without hits. */
  readonly searchHint?: string;
  readonly filters?: readonly Filter[];
  /** Shown when no record exists yet. */
  readonly empty: { readonly title: string; readonly text: string };
  /** The path of a row's page. Without it, rows aren't links. */
  readonly opens?: 'show' | 'edit';
  readonly actions?: ReactNode;
  /** Actions on several rows at once. */
  readonly bulk?: Bulk<Row>;
  /** Lists in the operator's own order show all rows on one page, as far as possible. */
  readonly perPage?: number;
  /** The server doesn't count beyond this. */
  readonly countsTo?: number;
}

export function ListPage<Row extends RaRecord>(props: ListPageProps<Row>) {
  const { title, intro, actions, perPage = 25 } = props;
  return (
    // The page itself shows a failed load.
    <ListBase<Row> perPage={perPage} queryOptions={{ onError: ignored }}>
      <PageHead title={title} actions={actions}>
        {intro && <Box sx={{ color: 'text.secondary' }}>{intro}</Box>}
      </PageHead>
      <FilterRow search={props.search} filters={props.filters} />
      <MovedRowsNote />
      <Rows {...props} />
    </ListBase>
  );
}

/** Another page or filter has other rows, so the selection is cleared. */
function Rows<Row extends RaRecord>(props: ListPageProps<Row>) {
  const { page, filterValues } = useListContext<Row>();
  const key = JSON.stringify([page, filterValues]);
  return props.bulk ? (
    <RowsWithBulk key={key} {...props} bulk={props.bulk} />
  ) : (
    <Card>
      <ListBody {...props} />
    </Card>
  );
}

function RowsWithBulk<Row extends RaRecord>(props: ListPageProps<Row> & { readonly bulk: Bulk<Row> }) {
  const { data } = useListContext<Row>();
  const selection = useSelection(data ?? [], props.bulk.nameOf);
  return (
    <>
      <Card>
        <ListBody {...props} selection={selection} />
      </Card>
      <BulkBar bulk={props.bulk} selection={selection} />
    </>
  );
}

interface ListBodyProps<Row extends RaRecord> extends ListPageProps<Row> {
  readonly selection?: Selection<Row>;
}

function ListBody<Row extends RaRecord>(props: ListBodyProps<Row>) {
  const { title, columns, empty, opens, selection, countsTo, searchHint } = props;
  const list = useListContext<Row>();
  const { data, total = 0, error, isPending, filterValues, setFilters } = list;
  if (isPending) return <LoadingState />;
  const isFiltered = Object.keys(filterValues).length > 0;
  const nothing = (title: string, hint: ReactNode) => (
    <BlankState
      title={title}
      icon={NotFoundIcon}
      action={
        <Button variant="outlined" onClick={() => setFilters({}, undefined, false)}>
          Show all
        </Button>
      }
    >
      {hint}
    </BlankState>
  );
  if (isFiltered && isBadInput(error)) {
    return nothing('These filters can’t be used', 'The address has a value that no filter knows.');
  }
  if (error) return <FailedState error={error} onRetry={() => void list.refetch()} />;
  if (total === 0 && isFiltered) return nothing('Nothing found', filterValues.search && searchHint);
  if (total === 0) return <BlankState title={empty.title}>{empty.text}</BlankState>;
  return (
    <>
      <RecordTable label={title} columns={columns} rows={data ?? []} opens={opens} selection={selection} />
      <Pager
        page={list.page}
        perPage={list.perPage}
        total={total}
        countsTo={countsTo}
        onPage={list.setPage}
      />
    </>
  );
}
