// /deliverer/user: the deliverer's profile with Logout.

import type { ReactNode } from 'react';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { ProfileHead, ProfileSettings, useUser } from '../../accounts/index.ts';
import { deliveries as words } from '../deliveries.messages.ts';
import styles from './deliverer-profile-page.module.css';

interface DelivererProfilePageProps {
  /** What a later slice says about their work. */
  readonly summary: ReactNode;
}

export function DelivererProfilePage({ summary }: DelivererProfilePageProps) {
  const person = useUser();
  return (
    <>
      <PageHead title={words.profileTitle} />
      {person && (
        <div className={styles.parts}>
          <ProfileHead person={person} />
          {summary}
          <ProfileSettings person={person} />
        </div>
      )}
    </>
  );
}
