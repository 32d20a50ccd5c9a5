// A list of records: search and filters, a table on a desktop, cards on a phone, and its states.
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { ComponentType, ReactNode } from 'react';
import { ListBase, type RaRecord, useListContext } from 'react-admin';
import type { Bulk } from './bulk-action.ts';
import { BulkBar } from './bulk-bar.tsx';
import { PageHead } from './page-head.tsx';
import { Pager } from './pager.tsx';
import { type Column, RecordTable } from './record-table.tsx';
import { SearchField } from './search-field.tsx';
import { SelectField } from './select-field.tsx';
import { type Selection, useSelection } from './selection.ts';
import { BlankState, FailedState, LoadingState } from './states.tsx';

const perPage = 25;
const ignored = () => undefined;

export interface FieldProps {
  readonly label: string;
  /** Empty: no filter. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export interface Filter {
  /** The name of the query's field. */
  readonly source: string;
  readonly label: string;
  /** A short list to choose from, or the field that the filter shows. */
  readonly choices?: readonly (readonly [value: string, label: string])[];
  readonly Field?: ComponentType<FieldProps>;
}

interface ListPageProps<Row extends RaRecord> {
  readonly title: string;
  readonly intro?: string;
  readonly columns: readonly Column<Row>[];
  /** What the search looks at. Without it there is no search. */
  readonly search?: string;
  readonly filters?: readonly Filter[];
  /** The list when nothing exists yet. */
  readonly empty: { readonly title: string; readonly text: string };
  /** Where a row leads. Without it, rows lead nowhere. */
  readonly opens?: 'show' | 'edit';
  readonly actions?: ReactNode;
  /** What can be done with several rows at once. */
  readonly bulk?: Bulk<Row>;
  /** The server counts no further. */
  readonly countsTo?: number;
}

export function ListPage<Row extends RaRecord>(props: ListPageProps<Row>) {
  const { title, intro, actions } = props;
  return (
    // The page itself shows a failed load.
    <ListBase<Row> perPage={perPage} queryOptions={{ onError: ignored }}>
      <PageHead title={title} actions={actions}>
        {intro && <Box sx={{ color: 'text.secondary' }}>{intro}</Box>}
      </PageHead>
      <FilterRow {...props} />
      <Rows {...props} />
    </ListBase>
  );
}

function FilterRow<Row extends RaRecord>({ search, filters = [] }: ListPageProps<Row>) {
  const { filterValues, setFilters } = useListContext<Row>();
  const set = (source: string, value: string): void => {
    const { [source]: _before, ...others } = filterValues;
    setFilters(value === '' ? others : { ...others, [source]: value }, undefined, false);
  };
  if (!search && filters.length === 0) return null;
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
      {search && (
        <SearchField
          label={search}
          value={String(filterValues.search ?? '')}
          onChange={(value) => set('search', value)}
        />
      )}
      {filters.map(({ source, label, choices, Field }) => {
        const value = String(filterValues[source] ?? '');
        const field = { label, value, onChange: (chosen: string) => set(source, chosen) };
        if (Field) return <Field key={source} {...field} />;
        return <SelectField key={source} {...field} choices={[['', 'All'], ...(choices ?? [])]} />;
      })}
    </Box>
  );
}

/** Another page or another filter has other rows, so nothing is selected there. */
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
  const { title, columns, empty, opens, selection, countsTo } = props;
  const list = useListContext<Row>();
  const { data, total = 0, error, isPending, filterValues, setFilters } = list;
  if (isPending) return <LoadingState />;
  if (error) return <FailedState error={error} onRetry={() => void list.refetch()} />;
  if (total === 0 && Object.keys(filterValues).length > 0) {
    return (
      <BlankState
        title="Nothing found"
        icon={SearchOffIcon}
        action={
          <Button variant="outlined" onClick={() => setFilters({}, undefined, false)}>
            Show all
          </Button>
        }
      />
    );
  }
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
