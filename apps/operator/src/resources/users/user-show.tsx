// /users/7/show: a person, with their whole number. The server writes this view into the audit.
import type { UserRecord } from '@haat/contract/operator/users';
import Box from '@mui/material/Box';
import { useDesk } from '../../areas/desk.ts';
import { type Fact, Facts } from '../../ui/facts.tsx';
import { person, time } from '../../ui/format.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { Part } from '../../ui/part.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { RecordLink } from '../../ui/record-link.tsx';
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
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '3fr 2fr' }, alignItems: 'start' }}>
          <Part title="Who">
            <Facts facts={factsOf(user)} />
            <UserLists user={user} />
          </Part>
          <Part title="Signed in on">
            <Sessions user={user} />
          </Part>
        </Box>
      </>
    )}
  </RecordPage>
);

interface UserProps {
  readonly user: UserRecord;
}

const factsOf = (user: UserRecord): readonly Fact[] => [
  ['Phone number', user.number ? <PhoneLink key="number" number={user.number} /> : 'Account deleted'],
  ['Email', user.email || 'None'],
  ['Roles', rolesOf(user)],
  ['Since', time(user.created_at)],
];

/** Links to the person's records in other lists. */
function UserLists({ user: { id, is_deliverer } }: UserProps) {
  const links = useDesk().ofPerson.filter(({ isForDeliverers }) => is_deliverer || !isForDeliverers);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
      {links.map(({ text, to }) => (
        <RecordLink key={text} to={to(id)}>
          {text}
        </RecordLink>
      ))}
    </Box>
  );
}

function Sessions({ user: { sessions } }: UserProps) {
  if (sessions.length === 0) return <Box sx={{ color: 'text.secondary' }}>No device</Box>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {sessions.map(({ device, created_at, last_used_at }) => (
        <Box component="li" key={`${device} ${created_at} ${last_used_at}`} sx={{ mb: 1.5 }}>
          {device}
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            Used {time(last_used_at)}, signed in {time(created_at)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
