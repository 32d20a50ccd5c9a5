// The deliverer's cash in hand, at the top of the deliveries.
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../ui/layout/button.tsx';
import { cashQuery } from '../cash.api.ts';
import { cash as words } from '../cash.messages.ts';
import { inHandWords } from '../in-hand-words.ts';

export function CashLink() {
  const { data } = useQuery(cashQuery);
  return (
    <ButtonLink isWide to="/deliverer/cash">
      {data ? inHandWords(data) : words.title}
    </ButtonLink>
  );
}
