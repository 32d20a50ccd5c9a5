// /deliverer/user: the deliverer's profile with Logout.

import { PageHead } from '../../../ui/layout/page-head.tsx';
import { ProfileHead, ProfileSettings, useUser } from '../../accounts/index.ts';
import { deliveries as words } from '../deliveries.messages.ts';
import styles from './deliverer-profile-page.module.css';

export function DelivererProfilePage() {
  const person = useUser();
  return (
    <>
      <PageHead title={words.profileTitle} />
      {person && (
        <div className={styles.parts}>
          <ProfileHead person={person} />
          <ProfileSettings person={person} />
        </div>
      )}
    </>
  );
}
