// /retailer/credit/:accountId/bill and /shops/credit/:accountId/bill: the lines of a month, also on paper.
import type { CreditEntry, CreditStatement } from '@haat/contract/credit';
import type { CreditSide } from '@haat/contract/credit-machine';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { combineQueries } from '../../../platform/queries/combine-queries.ts';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { formatRupees } from '../../../ui/format/money.ts';
import { formatInstant, formatMonth } from '../../../ui/format/time.ts';
import { Button } from '../../../ui/layout/button.tsx';
import { MonthChoice } from '../../../ui/layout/month-choice.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { PlainList } from '../../../ui/layout/plain-list.tsx';
import { lineTitle } from '../components/line-card.tsx';
import { accountQuery, billQuery } from '../credit.api.ts';
import { credit as words } from '../credit.messages.ts';
import styles from './bill-page.module.css';

export const ShopBillPage = () => <BillPage side="shop" />;
export const CustomerBillPage = () => <BillPage side="customer" />;

function BillPage({ side }: { readonly side: CreditSide }) {
  const { accountId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const month = search.get('month') ?? undefined;
  const query = combineQueries({
    account: useQuery(accountQuery(side, accountId)),
    bill: useQuery(billQuery(side, accountId, month)),
  });
  return (
    <div className={styles.page}>
      <PageHead title={words.bill} />
      <QueryBoundary query={query} canBeMissing skeleton={<SkeletonList rows={4} height="3rem" />}>
        {({ account, bill }) => (
          <>
            <MonthChoice
              month={bill.month}
              onChoose={(chosen) => setSearch({ month: chosen }, { replace: true })}
            />
            <Bill bill={bill} shop={account.shop.name} customer={account.customer.name} />
            <Button isWide icon={<IconPrinter size="1.25rem" aria-hidden />} onClick={() => window.print()}>
              {words.print}
            </Button>
          </>
        )}
      </QueryBoundary>
    </div>
  );
}

interface BillProps {
  readonly bill: CreditStatement;
  readonly shop: string;
  readonly customer: string;
}

const Bill = ({ bill: { month, opening, entries, closing }, shop, customer }: BillProps) => (
  <section aria-label={words.billOf(formatMonth(month))} className={styles.bill}>
    <h2>{words.billOf(formatMonth(month))}</h2>
    <p>{`${shop} · ${customer}`}</p>
    <PlainList isOrdered aria-label={words.lines} className={styles.lines}>
      <SumLine name={words.owedBefore} rupees={opening} />
      {entries.map((entry) => (
        <EntryLine key={entry.id} entry={entry} />
      ))}
      {entries.length === 0 && <li>{words.noLinesInMonth}</li>}
      <SumLine name={words.owedAfter} rupees={closing} />
    </PlainList>
  </section>
);

const EntryLine = ({ entry }: { readonly entry: CreditEntry }) => (
  <li>
    <p className={styles.ends}>
      <span>{lineTitle(entry)}</span> <span>{formatRupees(entry.amount)}</span>
    </p>{' '}
    <p className={styles.small}>
      <time dateTime={entry.at}>{formatInstant(entry.at)}</time>
      {entry.note !== '' && <span>{` · ${entry.note}`}</span>}
    </p>
  </li>
);

const SumLine = ({ name, rupees }: { readonly name: string; readonly rupees: number }) => (
  <li className={styles.sum}>
    <p className={styles.ends}>
      <span>{name}</span> <span>{formatRupees(rupees)}</span>
    </p>
  </li>
);
