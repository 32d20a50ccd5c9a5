// /deliverer/user: who one is, and the way out.
import { deliveries as words } from '../../../messages/deliveries.ts';
import { Card } from '../../../ui/card.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { ProfileHead, useUser } from '../../accounts/index.ts';

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
