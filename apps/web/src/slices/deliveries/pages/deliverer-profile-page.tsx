// /deliverer/user: the deliverer's profile with Logout.

import { Card } from '../../../ui/layout/card.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { ProfileHead, useUser } from '../../accounts/index.ts';
import { deliveries as words } from '../deliveries.messages.ts';

export function DelivererProfilePage() {
  const person = useUser();
  return (
    <>
      <PageHead title={words.profileTitle} />
      {person && (
        <Card>
          <ProfileHead person={person} />
        </Card>
      )}
    </>
  );
}
