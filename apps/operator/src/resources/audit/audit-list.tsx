// /audit: who changed what, newest first. Nothing here can be changed.

import { orderNumber } from '@haat/contract/city-ids';
import type { AuditRow } from '@haat/contract/operator/audit';
import { recordKinds } from '@haat/contract/operator/record';
import Box from '@mui/material/Box';
import { time } from '../../ui/format.ts';
import { type Filter, ListPage } from '../../ui/list-page.tsx';
import type { Column } from '../../ui/record-table.tsx';
import { textOf } from '../../ui/stale-differences.ts';

const words = (name: string): string => name.replaceAll('_', ' ');

/** 'user.view_number' → 'User: view number'. */
function actionText(action: string): string {
  const [kind = '', verb = ''] = action.split('.');
  return `${words(kind).replace(/^./, (letter) => letter.toUpperCase())}: ${words(verb)}`;
}

const columns: readonly Column<AuditRow>[] = [
  { label: 'When', cell: ({ at }) => time(at) },
  {
    label: 'Who',
    cell: ({ actor, source }) => actor?.name || (source === 'terminal' ? 'Terminal' : 'Deleted person'),
  },
  { label: 'What', cell: ({ action }) => actionText(action) },
  { label: 'Which', cell: ({ object }) => `${words(object.kind)} ${orderNumber(object.id)}` },
  { label: 'Change', cell: (row) => <Change row={row} /> },
];

function Change({ row: { before, after } }: { readonly row: AuditRow }) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return (
    <Box sx={{ fontSize: '0.875rem' }}>
      {names.map((name) => (
        <Box key={name}>
          {words(name)}: {name in before && `${textOf(before[name])} → `}
          {textOf(after[name])}
        </Box>
      ))}
    </Box>
  );
}

const filters: readonly Filter[] = [
  { source: 'kind', label: 'Kind', choices: recordKinds.map((kind) => [kind, words(kind)]) },
];

export const AuditList = () => (
  <ListPage<AuditRow>
    title="Audit"
    intro="Every change by operators and by the terminal, and every view of a whole phone number."
    columns={columns}
    filters={filters}
    empty={{ title: 'No changes yet', text: 'Changes appear here and stay.' }}
  />
);
