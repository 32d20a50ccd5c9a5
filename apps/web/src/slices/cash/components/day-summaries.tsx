// What the deliverer did today and on the six days before.
import type * as cash from '@haat/contract/cash';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { formatRupees } from '../../../ui/format/money.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PlainList } from '../../../ui/layout/plain-list.tsx';
import { summary as words } from '../cash.messages.ts';
import { summaryQuery } from '../summary.api.ts';
import styles from './day-summaries.module.css';

export function DaySummaries() {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {words.title}
      </h2>
      <QueryBoundary query={useQuery(summaryQuery)} skeleton={<SkeletonList rows={3} height="4rem" />}>
        {({ days }) => (
          <Card>
            <PlainList aria-labelledby={titleId} className={styles.days}>
              {days.map((day, ago) => (
                <li key={day.day} className={styles.day}>
                  <DayLine day={day} isToday={ago === 0} />
                </li>
              ))}
            </PlainList>
          </Card>
        )}
      </QueryBoundary>
    </section>
  );
}

interface DayLineProps {
  readonly day: cash.DaySummary;
  readonly isToday: boolean;
}

const DayLine = ({ day: { day, deliveries, earned, cash: inCash, km }, isToday }: DayLineProps) => (
  <>
    <p className={styles.head}>
      <span>{isToday ? words.today : `${day.slice(8)}/${day.slice(5, 7)}`}</span>{' '}
      <span>{words.deliveries(deliveries)}</span>
    </p>
    {deliveries > 0 && (
      <p className={styles.facts}>
        {[words.earned(formatRupees(earned)), words.cash(formatRupees(inCash)), words.km(km)].join(' · ')}
      </p>
    )}
  </>
);
