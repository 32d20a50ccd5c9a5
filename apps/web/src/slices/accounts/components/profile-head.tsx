// Who is signed in, on every profile page, with Logout.
import { IconLogout } from '@tabler/icons-react';
import { formatPhone } from '../../../ui/format/phone-number.ts';
import { Button } from '../../../ui/layout/button.tsx';
import { Initials } from '../../../ui/pictures/initials.tsx';
import { accounts } from '../accounts.messages.ts';
import type { Person } from '../sign-in-step.ts';
import { logout } from '../use-user.ts';
import styles from './profile-head.module.css';

export const ProfileHead = ({ person }: { readonly person: Person }) => (
  <div className={styles.head}>
    <Initials firstName={person.first_name} lastName={person.last_name} />
    <p className={styles.name}>
      {`${person.first_name} ${person.last_name}`.trim() || formatPhone(person.number)}
    </p>
    <Button kind="plain" icon={<IconLogout size="1.25rem" aria-hidden />} onClick={() => void logout()}>
      {accounts.logout}
    </Button>
  </div>
);
