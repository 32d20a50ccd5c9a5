// /retailer/credit: what customers owe to the shop, and for whom an account can be opened.
import { usePagedList } from '../../../platform/queries/paged-list.ts';
import { BlankState } from '../../../ui/feedback/blank-state.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { ButtonLink } from '../../../ui/layout/button.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { CardGrid } from '../../../ui/lists/card-grid.tsx';
import { AccountCard } from '../components/account-card.tsx';
import { NewAccount } from '../components/new-account.tsx';
import { accountsQuery } from '../credit.api.ts';
import { credit as words } from '../credit.messages.ts';
import { nameOf } from '../other-side.ts';
import styles from './credit-page.module.css';

export function ShopCreditPage() {
  const list = usePagedList(accountsQuery('shop'));
  return (
    <div className={styles.page}>
      <PageHead title={words.title} />
      <p className={styles.line}>{words.shopLine}</p>
      <ButtonLink to="/retailer/credit/paper">{words.paperAccount}</ButtonLink>
      <NewAccount showsAll={list.data?.count === 0} />
      <h2>{words.accounts}</h2>
      <QueryBoundary
        query={list}
        skeleton={<SkeletonList height="5.25rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<BlankState picture="basket" title={words.noAccounts} line={words.noAccountsLine} />}
      >
        {(found) => (
          <CardGrid label={words.accounts} list={found} keyOf={({ id }) => id} rowHeight={88} minRem={22}>
            {(account) => (
              <AccountCard
                account={account}
                name={nameOf(account, 'shop')}
                to={`/retailer/credit/${account.id}`}
              />
            )}
          </CardGrid>
        )}
      </QueryBoundary>
    </div>
  );
}
