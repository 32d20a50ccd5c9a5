// /retailer/packing: the goods that all orders of a slot need, then order by order, also on paper.
import type { SlotToPack } from '@haat/contract/packing';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useScreenOn } from '../../../../platform/sound/wake-lock.ts';
import { BlankState } from '../../../../ui/feedback/blank-state.tsx';
import { QueryBoundary } from '../../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../../ui/feedback/skeleton.tsx';
import { formatSlotOption } from '../../../../ui/format/time.ts';
import { PageHead } from '../../../../ui/layout/page-head.tsx';
import { PlainList } from '../../../../ui/layout/plain-list.tsx';
import { SlotPacking } from '../components/slot-packing.tsx';
import { slotsToPackQuery } from '../packing.api.ts';
import { packing as words } from '../packing.messages.ts';
import styles from './packing-page.module.css';

interface PackingPageProps {
  /** What a later slice says about tomorrow. */
  readonly tomorrow: ReactNode;
}

export function PackingPage({ tomorrow }: PackingPageProps) {
  const query = useQuery(slotsToPackQuery);
  const [search, setSearch] = useSearchParams();
  useScreenOn(true);
  return (
    <div className={styles.page}>
      <PageHead title={words.title} />
      <QueryBoundary
        query={query}
        skeleton={<SkeletonList rows={3} height="6rem" />}
        isEmpty={({ results }) => results.length === 0}
        empty={<BlankState picture="parcel" title={words.emptyTitle} line={words.emptyLine} />}
      >
        {({ results: slots }) => {
          const chosen = slots.find(({ start }) => start === search.get('start')) ?? slots[0];
          if (!chosen) return null;
          return (
            <>
              <SlotChoice
                slots={slots}
                chosen={chosen}
                onChoose={(start) => setSearch({ start }, { replace: true })}
              />
              <SlotPacking key={chosen.start} slot={chosen} starts={slots.map(({ start }) => start)} />
            </>
          );
        }}
      </QueryBoundary>
      {tomorrow}
    </div>
  );
}

interface SlotChoiceProps {
  readonly slots: readonly SlotToPack[];
  readonly chosen: SlotToPack;
  readonly onChoose: (start: string) => void;
}

const SlotChoice = ({ slots, chosen, onChoose }: SlotChoiceProps) => (
  <PlainList aria-label={words.slots} className={styles.slots}>
    {slots.map((slot) => (
      <li key={slot.start}>
        <button
          type="button"
          aria-pressed={slot === chosen}
          className={styles.slot}
          onClick={() => onChoose(slot.start)}
        >
          <span className={styles.time}>{formatSlotOption(slot)}</span>{' '}
          <span>{words.packedOf(slot.packed, slot.orders)}</span>
        </button>
      </li>
    ))}
  </PlainList>
);
