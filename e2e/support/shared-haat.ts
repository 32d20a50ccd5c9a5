import { inject } from 'vitest';
import type { RunningHaat } from '../../scripts/processes/start-haat.ts';

type UsedHaat = Pick<RunningHaat, 'url' | 'logFile' | 'env'>;

let own: UsedHaat | undefined;

/** The Haat of this worker, which runs its files one after another, or the one that the file has started itself. */
export function sharedHaat(): UsedHaat {
  const haat = own ?? inject('haats')[Number(process.env.VITEST_POOL_ID) - 1];
  if (haat === undefined) throw new Error('no Haat was started for this worker');
  return haat;
}

/** People and terminal use this Haat until the returned function is called. */
export function useOwnHaat(haat: UsedHaat): () => void {
  own = haat;
  return () => {
    own = undefined;
  };
}
