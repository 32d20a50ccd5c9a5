// /retailer/credit/:accountId: the book of one customer.
import type { CreditAccount } from '@haat/contract/credit';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useKnownRow } from '../../../platform/queries/known-row.ts';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import { ButtonLink } from '../../../ui/layout/button.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { CloseButton, LimitButton, RemindButton } from '../components/account-settings.tsx';
import { AccountSums } from '../components/account-sums.tsx';
import { Book } from '../components/book.tsx';
import { LineButton } from '../components/line-button.tsx';
import { accountQuery, accountsQuery } from '../credit.api.ts';
import { credit as words } from '../credit.messages.ts';
import { nameOf } from '../other-side.ts';
import styles from './credit-page.module.css';

export function ShopAccountPage() {
  const { accountId = '' } = useParams();
  const query = useQuery(accountQuery('shop', accountId));
  const row = useKnownRow(accountsQuery('shop'), accountId, query);
  return (
    <>
      <PageHead title={query.data ? nameOf(query.data, 'shop') : words.title} />
      <QueryBoundary
        query={query}
        canBeMissing
        skeleton={<SkeletonList rows={3} height="5rem" />}
        inBrief={row && <AccountSums account={row} />}
      >
        {(account) => <AccountView key={account.id} account={account} />}
      </QueryBoundary>
    </>
  );
}

/** Lines can be added once the customer has agreed. */
const hasBook = ({ state, balance }: CreditAccount): boolean =>
  state === 'open' || (state === 'closed' && balance !== 0);

const AccountView = ({ account }: { readonly account: CreditAccount }) => (
  <div className={styles.page}>
    <div className={styles.columns}>
      <div className={styles.side}>
        <AccountSums account={account} />
        <div className={styles.actions}>
          {hasBook(account) && (
            <LineButton account={account} side="shop" kind="correction" label={words.correct} />
          )}
          {account.balance > 0 && <RemindButton account={account} />}
          <ButtonLink to={`/retailer/credit/${account.id}/bill`}>{words.bill}</ButtonLink>
          {account.state !== 'refused' && <LimitButton account={account} />}
        </div>
        {account.state !== 'refused' && <CloseButton account={account} />}
      </div>
      <Book account={account} side="shop" />
    </div>
    {hasBook(account) && (
      <ActionBar>
        <LineButton account={account} side="shop" kind="sale" label={words.sold} isWide />
        <LineButton account={account} side="shop" kind="payment" label={words.paymentReceived} isMain />
      </ActionBar>
    )}
  </div>
);
