// /shops/standing: what comes again by itself, with pauses.
import { useQuery } from '@tanstack/react-query';
import { outbox } from '../../../messages/outbox.ts';
import { useShownRefusal, useWaiting } from '../../../platform/outbox/use-outbox.ts';
import { BlankState } from '../../../ui/feedback/blank-state.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { WaitingNote } from '../../../ui/feedback/waiting-note.tsx';
import { ButtonLink } from '../../../ui/layout/button.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { PlainList } from '../../../ui/layout/plain-list.tsx';
import { noCredits, type UseCredits } from '../../orders/index.ts';
import { StandingCard } from '../components/standing-card.tsx';
import { aboutNewStanding, standingQuery } from '../standing.api.ts';
import { standing as words } from '../standing.messages.ts';
import styles from './standing-page.module.css';

interface StandingPageProps {
  /** The customer's credit accounts, from a later slice. */
  readonly useCredits?: UseCredits;
}

export function StandingPage({ useCredits = noCredits }: StandingPageProps) {
  const credits = useCredits();
  const query = useQuery(standingQuery);
  return (
    <div className={styles.page}>
      <PageHead title={words.title} />
      <p className={styles.line}>{words.line}</p>
      <Waiting />
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
                <StandingCard order={order} credits={credits} />
              </li>
            ))}
          </PlainList>
        )}
      </QueryBoundary>
    </div>
  );
}

/** A new one that waits for a connection, or that was refused later. */
function Waiting() {
  const waiting = useWaiting(aboutNewStanding);
  const refusal = useShownRefusal(aboutNewStanding);
  return (
    <>
      <Reason text={refusal ? outbox.notDoneNamed(refusal.title) : null} />
      {waiting.length > 0 && <WaitingNote what={waiting.map(({ title }) => title)} />}
    </>
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
