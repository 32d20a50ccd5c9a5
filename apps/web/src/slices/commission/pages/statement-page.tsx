// /retailer/statement: what the service cost the shop in a month, what it paid, and what it owes. Also on paper.
import { orderNumber } from '@haat/contract/city-ids';
import type { CommissionEntry, CommissionStatement } from '@haat/contract/commission';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { pages } from '../../../messages/pages.ts';
import { formatNumber } from '../../../platform/format-number.ts';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { formatRupees } from '../../../ui/format/money.ts';
import { formatInstant, formatMonth } from '../../../ui/format/time.ts';
import { Button } from '../../../ui/layout/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { MonthChoice } from '../../../ui/layout/month-choice.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { PlainList } from '../../../ui/layout/plain-list.tsx';
import { Sums } from '../../../ui/layout/sums.tsx';
import { statementQuery } from '../statement.api.ts';
import { statement as words } from '../statement.messages.ts';
import styles from './statement-page.module.css';

export function StatementPage() {
  const [search, setSearch] = useSearchParams();
  const query = useQuery(statementQuery(search.get('month') ?? undefined));
  return (
    <div className={styles.page}>
      <PageHead title={pages.statement} />
      <QueryBoundary query={query} skeleton={<SkeletonList rows={4} height="3rem" />}>
        {(statement) => (
          <>
            <MonthChoice
              month={statement.month}
              onChoose={(month) => setSearch({ month }, { replace: true })}
            />
            <Statement statement={statement} />
            <Button isWide icon={<IconPrinter size="1.25rem" aria-hidden />} onClick={() => window.print()}>
              {words.print}
            </Button>
          </>
        )}
      </QueryBoundary>
    </div>
  );
}

function balanceText(closing: number): string {
  if (closing === 0) return words.nothingOwed;
  return closing < 0 ? words.owed(formatRupees(-closing)) : words.ahead(formatRupees(closing));
}

const Statement = ({ statement }: { readonly statement: CommissionStatement }) => {
  const { month, opening, orders, goods, commission, paid, closing, entries } = statement;
  return (
    <section aria-label={words.of(formatMonth(month))} className={styles.statement}>
      <p className={styles.balance}>{balanceText(closing)}</p>
      <Card className={styles.card}>
        <Sums
          rows={[
            { name: words.sold(orders), amount: formatRupees(goods) },
            { name: words.before, amount: formatRupees(0 - opening) },
            { name: words.commission, amount: formatRupees(commission) },
            { name: words.paid, amount: formatRupees(paid) },
          ]}
          total={{ name: words.after, amount: formatRupees(0 - closing) }}
        />
      </Card>
      <PlainList isOrdered aria-label={words.lines} className={styles.lines}>
        {entries.map((entry) => (
          <Line key={entry.id} entry={entry} />
        ))}
        {entries.length === 0 && <li>{words.nothing}</li>}
      </PlainList>
    </section>
  );
};

const Line = ({
  entry: { at, order, goods, percent, amount, note },
}: {
  readonly entry: CommissionEntry;
}) => (
  <li>
    <p className={styles.ends}>
      <span>{order === null ? words.payment : words.order(orderNumber(order))}</span>{' '}
      <span>{formatRupees(amount)}</span>
    </p>{' '}
    <p className={styles.small}>
      <time dateTime={at}>{formatInstant(at)}</time>
      {goods !== null && percent !== null && (
        <span>{` · ${words.share(formatNumber(percent), formatRupees(goods))}`}</span>
      )}
      {note !== '' && <span>{` · ${note}`}</span>}
    </p>
  </li>
);
