// /users/7/show: a person, with their whole number. The server notes this view in the audit.

import type { UserRecord } from '@haat/contract/operator/users';
import Card from '@mui/material/Card';
import { type Fact, Facts } from '../../ui/facts.tsx';
import { person, time } from '../../ui/format.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { RecordPage } from '../../ui/record-page.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { rolesOf } from './roles.ts';
import { UserActions } from './user-actions.tsx';

export const UserShow = () => (
  <RecordPage<UserRecord> title="Person">
    {(user) => (
      <>
        <PageHead title={person(user)} actions={<UserActions user={user} />}>
          {user.is_blocked && <StatusChip tone="refused">Blocked</StatusChip>}
        </PageHead>
        <Card sx={{ p: { xs: 2, sm: 3 } }}>
          <Facts facts={factsOf(user)} />
        </Card>
      </>
    )}
  </RecordPage>
);

const factsOf = (user: UserRecord): readonly Fact[] => [
  ['Phone number', user.number ? <PhoneLink key="number" number={user.number} /> : 'Account deleted'],
  ['Email', user.email || 'None'],
  ['Roles', rolesOf(user)],
  ['Since', time(user.created_at)],
  [
    'Signed in on',
    user.sessions.map(({ device, last_used_at }) => `${device}, used ${time(last_used_at)}`).join('\n') ||
      'No device',
  ],
];
