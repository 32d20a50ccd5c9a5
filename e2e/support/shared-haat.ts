import { inject } from 'vitest';

/** The Haat of this worker, whose files run one after the other. */
export function sharedHaat() {
  const haat = inject('haats')[Number(process.env.VITEST_POOL_ID) - 1];
  if (haat === undefined) throw new Error('no Haat was started for this worker');
  return haat;
}
