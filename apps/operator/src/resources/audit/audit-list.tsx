// /audit: who changed what, newest first. Nothing here can be changed.
import type { AuditRow } from '@haat/contract/operator/audit';
import Box from '@mui/material/Box';
import { useDesk } from '../../areas/desk.ts';
import { deletedPerson, time } from '../../ui/format.ts';
import { ListPage } from '../../ui/list-page.tsx';
import { RecordLink } from '../../ui/record-link.tsx';
import type { Column } from '../../ui/record-table.tsx';
import { changesOf } from './audit-fields.ts';
import { auditFilters } from './audit-filters.tsx';
import { actionText, objectPath, objectText } from './audit-words.ts';

const columns: readonly Column<AuditRow>[] = [
  { label: 'What', cell: ({ action }) => <Action action={action} /> },
  { label: 'Record', cell: (row) => <RecordOf row={row} /> },
  { label: 'Change', cell: (row) => (hasChanges(row) ? <Changes row={row} /> : null) },
  {
    label: 'Who',
    cell: ({ actor }) => (actor === null ? 'Terminal' : actor.name || `${deletedPerson} ${actor.id}`),
  },
  { label: 'When', cell: ({ at }) => time(at), isShort: true },
];

interface RowProps {
  readonly row: AuditRow;
}

const Action = ({ action }: { readonly action: string }) => actionText(useDesk().records, action);

function RecordOf({ row }: RowProps) {
  const { records } = useDesk();
  const path = objectPath(records, row.object);
  const text = objectText(records, row.object);
  const { name } = row.object;
  return (
    <>
      {path ? <RecordLink to={path}>{text}</RecordLink> : text}
      {name && <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{name}</Box>}
    </>
  );
}

const hasChanges = ({ before, after }: AuditRow): boolean =>
  Object.keys(before).length + Object.keys(after).length > 0;

function Changes({ row }: RowProps) {
  const { records } = useDesk();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', fontSize: '0.875rem' }}>
      {changesOf(row, records).map(({ field, before, after }) => (
        <li key={field}>
          {field}:{' '}
          {before !== undefined && (
            <Box component="del" sx={{ color: 'text.secondary' }}>
              {before}
            </Box>
          )}
          {before !== undefined && after !== undefined && ' → '}
          {after !== undefined && (
            <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 600 }}>
              {after}
            </Box>
          )}
        </li>
      ))}
    </Box>
  );
}

export const AuditList = () => (
  <ListPage<AuditRow>
    title="Audit"
    intro="Every change by operators and by the terminal, every phone number that was seen or searched for, and every download."
    columns={columns}
    filters={auditFilters}
    empty={{ title: 'No changes yet', text: 'Changes appear here and stay.' }}
  />
);
