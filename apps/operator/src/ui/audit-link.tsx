// A link from a record's page to its rows in the audit.
import Box from '@mui/material/Box';
import { type Identifier, useResourceContext } from 'ra-core';
import { useDesk } from '../areas/desk.ts';
import { filteredList } from './filtered-list.ts';
import { RecordLink } from './record-link.tsx';

export function AuditLink({ id }: { readonly id: Identifier }) {
  const resource = useResourceContext() ?? '';
  const record = useDesk().records.find(({ resources = [] }) => resources.includes(resource));
  if (!record) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <RecordLink to={filteredList('audit', { kind: record.kind, object_id: String(id) })}>
        Changes by operators
      </RecordLink>
    </Box>
  );
}
