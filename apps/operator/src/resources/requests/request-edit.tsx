// /requests/7: read a request and answer it.

import type { RequestRecord } from '@haat/contract/operator/requests';
import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import { EditPage } from '../../ui/edit-page.tsx';
import { Facts } from '../../ui/facts.tsx';
import { time } from '../../ui/format.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import type { ComparedField } from '../../ui/stale-differences.ts';
import { AnswerInputs } from './answer-inputs.tsx';
import { requestStatusWords } from './request-state.tsx';

const choices = Object.entries(requestStatusWords).map(([id, name]) => ({ id, name }));
const statusText = (value: unknown): string => choices.find(({ id }) => id === value)?.name ?? String(value);

const fields: readonly ComparedField[] = [
  { source: 'note', label: 'Answer' },
  { source: 'status', label: 'State', text: statusText },
];

export const RequestEdit = () => (
  <EditPage<RequestRecord> title={() => 'Support request'} fields={fields} then="list">
    <RequestFacts />
    <AnswerInputs />
  </EditPage>
);

function RequestFacts() {
  const request = useRecordContext<RequestRecord>();
  if (!request) return null;
  const { body, created_at, user } = request;
  return (
    <Box>
      <Facts
        facts={[
          ['Request', body],
          [
            'From',
            <span key="from">
              <span>{user.name}</span>, <PhoneLink number={user.number} />
            </span>,
          ],
          ['Sent', time(created_at)],
        ]}
      />
    </Box>
  );
}
