// Idempotency keys of writes that the server hasn't answered. A retry of the same write uses its old key, so that the server
// does it once. Two equal writes sent at the same time (two quick taps) have a key each.
import { randomId } from './random-id.ts';
import { onSessionEnd } from './session.ts';

interface UnansweredWrite {
  readonly name: string;
  readonly key: string;
  readonly survivesReload: boolean;
}

const storageKey = 'haat.unanswered';
/** Keys of writes that are being sent. */
const underWay = new Set<string>();
let unanswered = readKept();

onSessionEnd(() => {
  underWay.clear();
  change([]);
});

/** Call this before sending a write. Returns the key of an earlier unanswered try, or else a new one. */
export function takeKey(name: string, { survivesReload = false } = {}): string {
  const earlier = unanswered.find((write) => write.name === name && !underWay.has(write.key));
  const write = earlier ?? { name, key: randomId(), survivesReload };
  underWay.add(write.key);
  if (!earlier) change([...unanswered, write]);
  return write.key;
}

/** Call this when the server has done or refused the write. Forgets the key. */
export function keyAnswered(key: string): void {
  underWay.delete(key);
  change(unanswered.filter((write) => write.key !== key));
}

/** Call this when the answer was lost or doesn't say whether the write was done. Keeps the key for a retry. */
export const keyUnanswered = (key: string): void => void underWay.delete(key);

/** The key of an earlier unanswered try, or else a new one. From now on the caller keeps it. */
export function takeOverKey(name: string): string {
  const earlier = unanswered.find((write) => write.name === name && !underWay.has(write.key));
  if (earlier) change(unanswered.filter((write) => write !== earlier));
  return earlier?.key ?? randomId();
}

/** The name of an unanswered write that begins like this. Undefined without one. */
export const findUnanswered = (beginsWith: string): string | undefined =>
  unanswered.find(({ name, key }) => name.startsWith(beginsWith) && !underWay.has(key))?.name;

/** Forgets unanswered writes whose name begins like this, so that the next one is a new write. */
export const forgetUnanswered = (beginsWith: string): void =>
  change(unanswered.filter(({ name, key }) => !name.startsWith(beginsWith) || underWay.has(key)));

function change(next: readonly UnansweredWrite[]): void {
  unanswered = next;
  const kept = next.filter(({ survivesReload }) => survivesReload);
  if (kept.length > 0) sessionStorage.setItem(storageKey, JSON.stringify(kept));
  else sessionStorage.removeItem(storageKey);
}

function readKept(): readonly UnansweredWrite[] {
  return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as UnansweredWrite[]; // only `change` writes it
}
