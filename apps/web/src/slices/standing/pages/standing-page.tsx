// /shops/standing: what comes again by itself, with pauses.
import { useQuery } from '@tanstack/react-query';
import { BlankState } from '../../../ui/feedback/blank-state.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { ButtonLink } from '../../../ui/layout/button.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { PlainList } from '../../../ui/layout/plain-list.tsx';
import { StandingCard } from '../components/standing-card.tsx';
import { standingQuery } from '../standing.api.ts';
import { standing as words } from '../standing.messages.ts';
import styles from './standing-page.module.css';

export function StandingPage() {
  const query = useQuery(standingQuery);
  return (
    <div className={styles.page}>
      <PageHead title={words.title} />
      <p className={styles.line}>{words.line}</p>
      <QueryBoundary
        query={query}
        skeleton={<SkeletonList rows={2} height="12rem" />}
        isEmpty={(list) => list.length === 0}
        empty={<Empty />}
      >
        {(list) => (
          <PlainList aria-label={words.title} className={styles.list}>
            {list.map((order) => (
              <li key={order.id}>
                <StandingCard order={order} />
              </li>
            ))}
          </PlainList>
        )}
      </QueryBoundary>
    </div>
  );
}

const Empty = () => (
  <BlankState
    picture="basket"
    title={words.emptyTitle}
    line={words.emptyLine}
    action={
      <ButtonLink kind="main" isWide to="/shops">
        {words.seeStores}
      </ButtonLink>
    }
  />
);
