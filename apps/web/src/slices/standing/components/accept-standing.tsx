// Accepts all orders of standing orders that wait for the shop.
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/layout/button.tsx';
import { acceptStanding, standingNeedsQuery } from '../standing.api.ts';
import { standing as words } from '../standing.messages.ts';

export function AcceptStanding() {
  const { data } = useQuery(standingNeedsQuery);
  const accept = useMutation(acceptStanding);
  if (!data || data.waiting === 0) return null;
  return (
    <Button kind="main" isBusy={accept.isPending} onClick={() => accept.mutate()}>
      {words.acceptAll(data.waiting)}
    </Button>
  );
}
