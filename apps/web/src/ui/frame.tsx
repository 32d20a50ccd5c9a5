// The one frame around what is loaded: loading, failed, empty, data.
import type { ReactNode } from 'react';
import { FailedState } from './blank-state.tsx';

export interface Loadable<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

interface FrameProps<Data> {
  readonly query: Loadable<Data>;
  readonly skeleton: ReactNode;
  readonly isEmpty?: (data: Data) => boolean;
  readonly empty?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** What was loaded once stays, also when a later look fails or the network is gone. */
export function Frame<Data>({ query, skeleton, isEmpty, empty, children }: FrameProps<Data>) {
  if (query.data === undefined) {
    return query.isError ? <FailedState onRetry={() => void query.refetch()} /> : skeleton;
  }
  return isEmpty?.(query.data) ? empty : children(query.data);
}
