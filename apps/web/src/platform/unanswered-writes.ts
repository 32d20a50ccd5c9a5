// Idempotency keys of writes that the server hasn't answered. The same write, sent again, takes its old key, so that the
// server does it once. Two equal writes under way at the same time (two quick taps) have a key each.
import { randomId } from './random-id.ts';
import { onSessionEnd } from './session.ts';

interface UnansweredWrite {
  readonly name: string;
  readonly key: string;
  readonly survivesReload: boolean;
}

const storageKey = 'haat.unanswered';
/** By key. */
const underWay = new Set<string>();
let unanswered = readKept();

onSessionEnd(() => {
  underWay.clear();
  change([]);
});

/** Called before a write is sent: its old key where an earlier try went unanswered, else a new one. */
export function takeKey(name: string, { survivesReload = false } = {}): string {
  const earlier = unanswered.find((write) => write.name === name && !underWay.has(write.key));
  const write = earlier ?? { name, key: randomId(), survivesReload };
  underWay.add(write.key);
  if (!earlier) change([...unanswered, write]);
  return write.key;
}

/** The server answered: done or refused. */
export function keyAnswered(key: string): void {
  underWay.delete(key);
  change(unanswered.filter((write) => write.key !== key));
}

/** The answer was lost or doesn't say whether the write was done. */
export const keyUnanswered = (key: string): void => void underWay.delete(key);

/** The name of a write without an answer; undefined when every such write was answered. */
export const findUnanswered = (beginsWith: string): string | undefined =>
  unanswered.find(({ name, key }) => name.startsWith(beginsWith) && !underWay.has(key))?.name;

/** Their outcome is known in another way, so the next one is a new write. */
export const forgetUnanswered = (beginsWith: string): void =>
  change(unanswered.filter(({ name, key }) => !name.startsWith(beginsWith) || underWay.has(key)));

function change(next: readonly UnansweredWrite[]): void {
  unanswered = next;
  const kept = next.filter(({ survivesReload }) => survivesReload);
  if (kept.length > 0) sessionStorage.setItem(storageKey, JSON.stringify(kept));
  else sessionStorage.removeItem(storageKey);
}

function readKept(): readonly UnansweredWrite[] {
  return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as UnansweredWrite[]; // written by `change` alone
}
