// What is owed, what waits, the limit, and what is left of it.
import type { CreditAccount } from '@haat/contract/credit';
import { formatRupees } from '../../../ui/format/money.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Sums } from '../../../ui/layout/sums.tsx';
import { credit as words } from '../credit.messages.ts';
import styles from './account-sums.module.css';
import { CreditBadge } from './credit-badge.tsx';

export function AccountSums({ account }: { readonly account: CreditAccount }) {
  const { limit, left, waiting, balance } = account;
  const rows = [
    { name: words.limit, amount: formatRupees(limit) },
    { name: words.left, amount: formatRupees(Math.max(0, left)) },
    ...(waiting === 0 ? [] : [{ name: words.waiting, amount: formatRupees(waiting) }]),
  ];
  return (
    <Card className={styles.card}>
      <div className={styles.state}>
        <CreditBadge account={account} />
      </div>
      <Sums rows={rows} total={{ name: words.owed, amount: formatRupees(balance) }} isLarge />
    </Card>
  );
}
