// The cash of a dismissed deliverer. Nothing when all of it is handed over.
import { useQuery } from '@tanstack/react-query';
import { CashLink, cashQuery } from '../slices/cash/index.ts';

export function RemainingCash() {
  const { data } = useQuery(cashQuery);
  return data && data.parties.length > 0 ? <CashLink /> : null;
}
