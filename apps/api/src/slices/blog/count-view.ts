import type { Tx } from '../../platform/database.ts';
import { dayAfter, dayInZone } from '../../platform/zoned-time.ts';
import { homeTimeZone } from '../accounts/index.ts';
import { insertUncountedView, insertView } from './article.queries.ts';

/** Rows before this day are no longer needed. Yesterday, in case a reading began before midnight. */
export const pastViewsBefore = (now: Date): string => dayAfter(dayInZone(now, homeTimeZone), -1);

/** Counts a reading once per person and day. True when this one counted. */
export async function countView(
  tx: Tx,
  actor: { userId: number },
  { articleId }: { articleId: number },
): Promise<boolean> {
  const day = dayInZone(tx.now, homeTimeZone);
  const isNew = await insertView(tx, { articleId, userId: actor.userId, day });
  if (isNew) await insertUncountedView(tx, articleId);
  return isNew;
}
