// Which reads may go to the replica, whose rows are up to a second old. A session that has just changed something reads
// from the primary. The session's row has the time of its last change, so this holds over several servers.
import type { EndpointSpec } from '@haat/contract/endpoint';
import type { Actor } from '../actor.ts';

/** The replica's second, and differences between the clocks of several servers. */
const pinnedMs = 5_000;

const notedEveryMs = 1_000;

export function mayReadReplica(spec: EndpointSpec, actor: Actor | undefined, now: Date): boolean {
  return spec.reads === 'replica' && !isWithin(pinnedMs, actor?.wroteAt, now);
}

/** Whether a change must be noted again. */
export const isNoteDue = ({ wroteAt }: Actor, now: Date): boolean => !isWithin(notedEveryMs, wroteAt, now);

const isWithin = (ms: number, instant: Date | null | undefined, now: Date): boolean =>
  Boolean(instant) && now.getTime() - Number(instant) < ms;
