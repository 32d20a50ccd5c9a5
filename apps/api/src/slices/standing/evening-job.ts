// The job of a city's evenings. It is placed when its first standing order is made, and runs again each evening.
import type { Tx } from '../../platform/database.ts';
import type { JobQueue } from '../../platform/jobs.ts';
import { eveningAt } from './standing-days.ts';

export interface EveningJob {
  readonly cityId: number;
  readonly userId: number;
  readonly host: string;
}

export type EveningQueue = JobQueue<EveningJob>;

/** A UUID of the version for one's own use. */
const eveningJobId = (cityId: number): string =>
  `00000000-0000-8000-9000-${cityId.toString(16).padStart(12, '0')}`;

/** It is nobody's own. */
const nobody = 0;

/** Something may have to be placed now, or else in the next evening. */
export async function wakeEvening(
  tx: Tx,
  evenings: EveningQueue,
  { cityId, timeZone }: { readonly cityId: number; readonly timeZone: string },
): Promise<void> {
  const { isNow, nextAt } = eveningAt(tx.now, timeZone);
  const data = { cityId, userId: nobody, host: `standing orders of city ${cityId}` };
  await evenings.place(tx, { id: eveningJobId(cityId), startAfter: isNow ? tx.now : nextAt, data });
}
