// /retailer/credit/:accountId/bill and /shops/credit/:accountId/bill: the lines of a month, also on paper.
import type { CreditEntry, CreditStatement } from '@haat/contract/credit';
import type { CreditSide } from '@haat/contract/credit-machine';
import { IconChevronLeft, IconChevronRight, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { combineQueries } from '../../../platform/queries/combine-queries.ts';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { formatRupees } from '../../../ui/format/money.ts';
import { formatInstant, formatMonth } from '../../../ui/format/time.ts';
import { Button } from '../../../ui/layout/button.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
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
              isLast={month === undefined || month >= thisMonth()}
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

/** By the phone's clock. The server knows better, and refuses a month to come. */
const thisMonth = (): string => new Date().toISOString().slice(0, 7);

const monthsFrom = (month: string, months: number): string => {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
};

interface MonthChoiceProps {
  readonly month: string;
  readonly isLast: boolean;
  readonly onChoose: (month: string) => void;
}

const MonthChoice = ({ month, isLast, onChoose }: MonthChoiceProps) => (
  <div className={styles.months}>
    <Button aria-label={words.earlier} onClick={() => onChoose(monthsFrom(month, -1))}>
      <IconChevronLeft aria-hidden />
    </Button>
    <p className={styles.month}>{formatMonth(month)}</p>
    <Button aria-label={words.later} disabled={isLast} onClick={() => onChoose(monthsFrom(month, 1))}>
      <IconChevronRight aria-hidden />
    </Button>
  </div>
);

interface BillProps {
  readonly bill: CreditStatement;
  readonly shop: string;
  readonly customer: string;
}

const Bill = ({ bill: { month, opening, entries, closing }, shop, customer }: BillProps) => (
  <section aria-label={words.billOf(formatMonth(month))} className={styles.bill}>
    <h2>{words.billOf(formatMonth(month))}</h2>
    <p>{`${shop} · ${customer}`}</p>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.day}</th>
          <th scope="col">{words.what}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        <SumRow name={words.owedBefore} rupees={opening} />
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
        {entries.length === 0 && (
          <tr>
            <td colSpan={3}>{words.noLinesInMonth}</td>
          </tr>
        )}
        <SumRow name={words.owedAfter} rupees={closing} />
      </tbody>
    </table>
  </section>
);

const EntryRow = ({ entry }: { readonly entry: CreditEntry }) => (
  <tr>
    <td>
      <time dateTime={entry.at}>{formatInstant(entry.at)}</time>
    </td>
    <td>{entry.note === '' ? lineTitle(entry) : `${lineTitle(entry)}: ${entry.note}`}</td>
    <td>{formatRupees(entry.amount)}</td>
  </tr>
);

const SumRow = ({ name, rupees }: { readonly name: string; readonly rupees: number }) => (
  <tr className={styles.sum}>
    <th scope="row" colSpan={2}>
      {name}
    </th>
    <td>{formatRupees(rupees)}</td>
  </tr>
);
