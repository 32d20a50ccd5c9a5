// Counts on every page what needs a hand, and rings for something new. Says which Haat answered.
import type { NewestNeeds, Release, Today } from '@haat/contract/operator/today';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Need } from '../areas/area.ts';
import { useDesk } from '../areas/desk.ts';
import { isRingOn, ring } from '../platform/ring.ts';
import { NeedNumber } from '../ui/need-number.ts';
import { ReleaseName } from '../ui/release-name.ts';
import { useTodayWatch } from './use-today.ts';

/** The count stays the same when one was answered and another one came. */
const isNew = (key: Need['key'], before: Today, now: Today): boolean =>
  now.needs[key] > before.needs[key] ||
  (hasTime(key, now.newest) && isLater(now.newest[key], before.newest[key]));

const hasTime = (key: string, newest: NewestNeeds): key is keyof NewestNeeds => key in newest;

const isLater = (now: string | null, before: string | null): boolean =>
  now !== null && before !== null && Date.parse(now) > Date.parse(before);

const nameOf = ({ version, commit }: Release): string =>
  commit === null ? `Haat ${version}` : `Haat ${version} (${commit})`;

interface NeedsWatchProps {
  readonly isOperator: boolean;
  readonly children: ReactNode;
}

export function NeedsWatch({ isOperator, children }: NeedsWatchProps) {
  const { needs } = useDesk();
  const { data } = useTodayWatch(isOperator);
  const now = isOperator ? data : undefined;
  const known = useRef<Today>(undefined);
  useEffect(() => {
    if (!now) return;
    const before = known.current;
    known.current = now;
    if (before && isRingOn() && needs.some(({ key }) => isNew(key, before, now))) void ring();
  }, [now, needs]);
  const number = now ? needs.reduce((sum, { key }) => sum + now.needs[key], 0) : 0;
  return (
    <ReleaseName value={now ? nameOf(now.release) : ''}>
      <NeedNumber value={number}>{children}</NeedNumber>
    </ReleaseName>
  );
}
