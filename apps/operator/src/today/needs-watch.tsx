// Counts on every page what needs a hand, and rings when there is more of it.
import type { Needs } from '@haat/contract/operator/today';
import { type ReactNode, useEffect, useRef } from 'react';
import { isRingOn, ring } from '../platform/ring.ts';
import { NeedNumber } from '../ui/need-number.ts';
import { needLinks } from './need-links.ts';
import { useTodayWatch } from './use-today.ts';

interface NeedsWatchProps {
  readonly isOperator: boolean;
  readonly children: ReactNode;
}

export function NeedsWatch({ isOperator, children }: NeedsWatchProps) {
  const { data } = useTodayWatch(isOperator);
  const needs = isOperator ? data?.needs : undefined;
  const known = useRef<Needs>(undefined);
  useEffect(() => {
    if (!needs) return;
    const before = known.current;
    known.current = needs;
    if (before && isRingOn() && needLinks.some(({ key }) => needs[key] > before[key])) void ring();
  }, [needs]);
  const number = needs ? needLinks.reduce((sum, { key }) => sum + needs[key], 0) : 0;
  return <NeedNumber value={number}>{children}</NeedNumber>;
}
