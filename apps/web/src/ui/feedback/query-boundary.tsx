// Shows the state of a query: loading, failed, not found, empty, or its data.
import { isNotFound } from '@haat/client/api-error';
import type { ReactNode } from 'react';
import type { Loadable } from '../../platform/queries/combine-queries.ts';
import { FailedState } from './blank-state.tsx';
import { NeverSeenState } from './never-seen-state.tsx';
import { NotFoundState } from './not-found-state.tsx';

interface QueryBoundaryProps<Data> {
  readonly query: Loadable<Data>;
  readonly skeleton: ReactNode;
  /** For one thing by its id: a 404 shows 'Not found', because a retry can't help. */
  readonly canBeMissing?: boolean;
  /** What other pages know of it, shown without a network. */
  readonly inBrief?: ReactNode;
  readonly isEmpty?: (data: Data) => boolean;
  readonly empty?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Loaded data stays when a refetch fails, unless the thing was removed. */
export function QueryBoundary<Data>({
  query,
  skeleton,
  canBeMissing,
  inBrief,
  isEmpty,
  empty,
  children,
}: QueryBoundaryProps<Data>) {
  if (canBeMissing && isNotFound(query.error)) return <NotFoundState />;
  if (query.data === undefined) {
    if (query.isPaused) return inBrief ?? <NeverSeenState />;
    return query.isError ? <FailedState onRetry={() => void query.refetch()} /> : skeleton;
  }
  return isEmpty?.(query.data) ? empty : children(query.data);
}
