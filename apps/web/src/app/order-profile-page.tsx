// /shops/user: the customer's profile and orders, and the cash that a dismissed deliverer still holds.
import { Suspense } from 'react';
import { useUser } from '../slices/accounts/index.ts';
import { CustomerProfilePage } from '../slices/orders/index.ts';
import { lazyPart } from '../ui/feedback/lazy-part.tsx';

const RemainingCash = lazyPart(async () => (await import('./remaining-cash.tsx')).RemainingCash);

export function OrderProfilePage() {
  const person = useUser();
  return (
    <CustomerProfilePage
      cash={
        person?.was_deliverer && (
          <Suspense fallback={null}>
            <RemainingCash />
          </Suspense>
        )
      }
    />
  );
}
