// Idempotency keys of writes that the server hasn't answered. A retry of the same write uses its old key, so that the server
// does it once.
import { tabStorage } from './device-storage.ts';
import { randomId } from './random-id.ts';
import { onSessionEnd, sessionPrint } from './session.ts';

interface UnansweredWrite {
  readonly name: string;
  readonly key: string;
  readonly survivesReload: boolean;
  /** The fingerprint of the session. Another session never gets the key. */
  readonly owner: string | null;
}

const storageKey = 'haat.unanswered';
/** Keys of writes that are being sent. */
const underWay = new Set<string>();
let unanswered = readKept();

onSessionEnd(() => {
  underWay.clear();
  change([]);
});

/**
 * Call this before sending a write. Returns the key of an earlier unanswered try, or else a new one. Two equal writes sent at
 * the same time (two quick taps) have a key each.
 */
export function takeKey(name: string, { survivesReload = false } = {}): string {
  const earlier = findEarlier((one) => one === name);
  const write = earlier ?? { name, key: randomId(), survivesReload, owner: sessionPrint() };
  underWay.add(write.key);
  if (!earlier) change([...unanswered, write]);
  return write.key;
}

/** Like `takeKey`, but equal writes at the same time are one write. */
export const takeJoinedKey = (name: string): string =>
  unanswered.find((write) => write.name === name && write.owner === sessionPrint())?.key ?? takeKey(name);

/** Call this when the server has done or refused the write. Forgets the key. */
export function keyAnswered(key: string): void {
  underWay.delete(key);
  change(unanswered.filter((write) => write.key !== key));
}

/** Call this when the answer was lost or doesn't tell whether the write was done. Keeps the key for a retry. */
export const keyUnanswered = (key: string): void => void underWay.delete(key);

/** The key of an earlier unanswered try, or else a new one. Afterwards only the caller has it. */
export function takeOverKey(name: string): string {
  const earlier = findEarlier((one) => one === name);
  if (earlier) change(unanswered.filter((write) => write !== earlier));
  return earlier?.key ?? randomId();
}

/** The name of an unanswered write that starts with this. Undefined when there is none. */
export const findUnanswered = (beginsWith: string): string | undefined =>
  findEarlier((name) => name.startsWith(beginsWith))?.name;

/** Forgets unanswered writes whose names start with this, so that the next one is a new write. */
export const forgetUnanswered = (beginsWith: string): void =>
  change(unanswered.filter(({ name, key }) => !name.startsWith(beginsWith) || underWay.has(key)));

const findEarlier = (isIt: (name: string) => boolean): UnansweredWrite | undefined =>
  unanswered.find(({ name, key, owner }) => isIt(name) && owner === sessionPrint() && !underWay.has(key));

function change(next: readonly UnansweredWrite[]): void {
  unanswered = next;
  const kept = next.filter(({ survivesReload }) => survivesReload);
  if (kept.length > 0) tabStorage.setItem(storageKey, JSON.stringify(kept));
  else tabStorage.removeItem(storageKey);
}

function readKept(): readonly UnansweredWrite[] {
  return JSON.parse(tabStorage.getItem(storageKey) ?? '[]') as UnansweredWrite[]; // only `change` writes it
}
