// /deliverer/cash: the cash in hand by shop, its hand-overs, and the lines that made it.
import type * as cash from '@haat/contract/cash';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { BlankState } from '../../../ui/feedback/blank-state.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { cashQuery } from '../cash.api.ts';
import { cash as words } from '../cash.messages.ts';
import { CashEntries } from '../components/cash-entries.tsx';
import { HandOverCard } from '../components/hand-over-card.tsx';
import { PartyCard } from '../components/party-card.tsx';
import { inHandWords } from '../in-hand-words.ts';
import styles from './cash-page.module.css';

export function DelivererCashPage() {
  const query = useQuery(cashQuery);
  return (
    <div className={styles.page}>
      <PageHead title={words.title} />
      <QueryBoundary query={query} skeleton={<SkeletonList rows={3} height="6rem" />}>
        {(inHand) => (
          <>
            <Parties inHand={inHand} />
            <HandOvers list={inHand.hand_overs} />
            <CashEntries />
          </>
        )}
      </QueryBoundary>
    </div>
  );
}

function Parties({ inHand }: { readonly inHand: cash.CashInHand }) {
  const { parties } = inHand;
  if (parties.length === 0) {
    return <BlankState picture="coconut" title={words.noCash} line={words.noCashLine} />;
  }
  return (
    <>
      <p className={styles.sum}>{inHandWords(inHand)}</p>
      <ul aria-label={words.parties} className={styles.cards}>
        {parties.map((of) => (
          <li key={`${of.party.kind} ${of.party.id}`}>
            <PartyCard of={of} />
          </li>
        ))}
      </ul>
    </>
  );
}

function HandOvers({ list }: { readonly list: readonly cash.HandOver[] }) {
  const titleId = useId();
  if (list.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.part}>
      <h2 id={titleId}>{words.handOvers}</h2>
      <ul aria-labelledby={titleId} className={styles.cards}>
        {list.map((handOver) => (
          <li key={handOver.id}>
            <HandOverCard handOver={handOver} />
          </li>
        ))}
      </ul>
    </section>
  );
}
