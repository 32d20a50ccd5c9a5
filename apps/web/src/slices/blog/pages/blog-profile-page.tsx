// /blogs/user: the person's profile with Logout.

import { formatPhone } from '../../../ui/format/phone-number.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { ProfileHead, ProfileSettings, useUser } from '../../accounts/index.ts';
import { blog } from '../blog.messages.ts';
import styles from './blog-profile-page.module.css';

export function BlogProfilePage() {
  const user = useUser();
  return (
    <>
      <PageHead title={blog.profile} />
      {user && (
        <div className={styles.parts}>
          <ProfileHead person={user} />
          <Card>
            <dl className={styles.facts}>
              <dt>{blog.phone}</dt>
              <dd>{formatPhone(user.number)}</dd>
              <dt>{blog.email}</dt>
              <dd>{user.email}</dd>
            </dl>
          </Card>
          <ProfileSettings person={user} />
        </div>
      )}
    </>
  );
}
