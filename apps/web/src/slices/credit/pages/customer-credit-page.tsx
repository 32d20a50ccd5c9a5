// /shops/credit: what the customer owes to shops. ?account=7 shows another book than the first.
import type { CreditAccount } from '@haat/contract/credit';
import { useSearchParams } from 'react-router';
import { type PagedList, usePagedList } from '../../../platform/queries/paged-list.ts';
import { BlankState } from '../../../ui/feedback/blank-state.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import { ButtonLink } from '../../../ui/layout/button.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { CardGrid } from '../../../ui/lists/card-grid.tsx';
import { AccountCard } from '../components/account-card.tsx';
import { AccountSums } from '../components/account-sums.tsx';
import { Book } from '../components/book.tsx';
import { LineButton } from '../components/line-button.tsx';
import { OfferCard } from '../components/offer-card.tsx';
import { accountsQuery } from '../credit.api.ts';
import { credit as words } from '../credit.messages.ts';
import styles from './credit-page.module.css';

export function CustomerCreditPage() {
  const list = usePagedList(accountsQuery('customer'));
  return (
    <div className={styles.page}>
      <PageHead title={words.title} />
      <p className={styles.line}>{words.customerLine}</p>
      <QueryBoundary
        query={list}
        skeleton={<SkeletonList height="5.25rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<BlankState picture="basket" title={words.noOwnAccounts} line={words.noOwnAccountsLine} />}
      >
        {(found) => <Accounts list={found} />}
      </QueryBoundary>
    </div>
  );
}

/** The lines of a paper account are seen before its person agrees. */
const hasBook = ({ state, is_paper: isPaper }: CreditAccount): boolean =>
  state === 'open' || state === 'closed' || (isPaper && state === 'offered');

function Accounts({ list }: { readonly list: PagedList<CreditAccount> }) {
  const [search] = useSearchParams();
  const asked = list.items.find(({ id }) => String(id) === search.get('account'));
  const shown = asked ?? list.items.find(hasBook);
  const offers = list.items.filter(({ state }) => state === 'offered');
  return (
    <>
      {offers.map((account) => (
        <OfferCard key={account.id} account={account} />
      ))}
      {list.count > 1 && (
        <CardGrid label={words.accounts} list={list} keyOf={({ id }) => id} rowHeight={88} minRem={22}>
          {(account) => (
            <AccountCard
              account={account}
              name={account.shop.name}
              to={`/shops/credit?account=${account.id}`}
              isShown={account.id === shown?.id}
            />
          )}
        </CardGrid>
      )}
      {shown && hasBook(shown) && <OwnBook key={shown.id} account={shown} />}
    </>
  );
}

const OwnBook = ({ account }: { readonly account: CreditAccount }) => (
  <>
    <h2>{account.shop.name}</h2>
    <div className={styles.columns}>
      <div className={styles.side}>
        <AccountSums account={account} />
        <ButtonLink to={`/shops/credit/${account.id}/bill`}>{words.bill}</ButtonLink>
      </div>
      <Book account={account} side="customer" />
    </div>
    {(account.state === 'open' || (account.state === 'closed' && account.balance > 0)) && (
      <ActionBar>
        <LineButton account={account} side="customer" kind="payment" label={words.iHavePaid} isMain />
      </ActionBar>
    )}
  </>
);
