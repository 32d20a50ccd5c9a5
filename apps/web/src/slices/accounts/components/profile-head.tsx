// The top of every profile page: name, contact details and Logout.
import { IconDevices } from '../../../ui/icons/icon-devices.tsx';
import { IconLogout } from '../../../ui/icons/icon-logout.tsx';
import { Button, ButtonLink } from '../../../ui/layout/button.tsx';
import { Initials } from '../../../ui/pictures/initials.tsx';
import { accounts } from '../accounts.messages.ts';
import type { Person } from '../sign-in-step.ts';
import { logout } from '../use-user.ts';
import styles from './profile-head.module.css';
import { ProfileSwitches } from './profile-switches.tsx';

export const ProfileHead = ({ person }: { readonly person: Person }) => (
  <div className={styles.head}>
    <Initials firstName={person.first_name} lastName={person.last_name} />
    <p className={styles.name}>
      {person.first_name} {person.last_name}
    </p>
    <div className={styles.actions}>
      <ButtonLink kind="plain" to="/account" icon={<IconDevices size="1.25rem" aria-hidden />}>
        {accounts.devices}
      </ButtonLink>
      <Button kind="plain" icon={<IconLogout size="1.25rem" aria-hidden />} onClick={() => void logout()}>
        {accounts.logout}
      </Button>
    </div>
    <ProfileSwitches />
  </div>
);
