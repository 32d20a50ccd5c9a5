// The deliverer's cash in hand, at the top of the deliveries.
import { useQuery } from '@tanstack/react-query';
import { formatRupees } from '../../../ui/format/money.ts';
import { ButtonLink } from '../../../ui/layout/button.tsx';
import { cashQuery } from '../cash.api.ts';
import { cash as words } from '../cash.messages.ts';

export function CashLink() {
  const { data } = useQuery(cashQuery);
  return (
    <ButtonLink isWide to="/deliverer/cash">
      {data ? words.inHand(formatRupees(data.in_hand)) : words.title}
    </ButtonLink>
  );
}
