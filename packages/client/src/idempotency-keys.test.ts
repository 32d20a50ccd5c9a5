import { beforeEach, expect, test, vi } from 'vitest';
import {
  findUnanswered,
  forgetUnanswered,
  keyAnswered,
  keyUnanswered,
  takeJoinedKey,
  takeKey,
} from './idempotency-keys.ts';
import { keepPrint, keepToken, tellSessionEnd } from './session.ts';

beforeEach(endSession);

function endSession(): void {
  localStorage.clear();
  sessionStorage.clear();
  tellSessionEnd('logout');
}

/** Sends a write whose answer is lost. */
function lose(name: string, options?: { survivesReload: boolean }): string {
  const key = takeKey(name, options);
  keyUnanswered(key);
  return key;
}

test('an unanswered write keeps its key [APP-39]', () => {
  const key = lose('add rice');
  expect(takeKey('add rice')).toBe(key);
});

test('answered and refused writes are forgotten', () => {
  const key = lose('add rice');
  keyAnswered(takeKey('add rice'));
  expect(takeKey('add rice')).not.toBe(key);
});

test('two equal pending writes have different keys [APP-39]', () => {
  expect(takeKey('add rice')).not.toBe(takeKey('add rice'));
});

test('a named write keeps its key over a reload, even while it is pending', async () => {
  const key = takeKey('checkout', { survivesReload: true });
  const other = takeKey('add rice');
  vi.resetModules();
  const reloaded = await import('./idempotency-keys.ts');
  expect(reloaded.takeKey('checkout', { survivesReload: true })).toBe(key);
  expect(reloaded.takeKey('add rice')).not.toBe(other);
});

test('unanswered writes can be found and forgotten by the start of their names', () => {
  const key = lose('checkout 7');
  expect(findUnanswered('checkout')).toBe('checkout 7');
  forgetUnanswered('checkout');
  expect(findUnanswered('checkout')).toBeUndefined();
  expect(takeKey('checkout 7')).not.toBe(key);
});

test('a pending write is not forgotten', () => {
  const key = takeKey('add rice');
  forgetUnanswered('add');
  keyUnanswered(key);
  expect(takeKey('add rice')).toBe(key);
});

test('the end of the session deletes every key', () => {
  keepToken('token');
  const key = lose('checkout', { survivesReload: true });
  endSession();
  expect(sessionStorage).toHaveLength(0);
  expect(takeKey('checkout')).not.toBe(key);
});

test('equal writes at the same time are one write where the app joins them [DESK-121]', () => {
  const key = takeJoinedKey('add rice');
  expect(takeJoinedKey('add rice')).toBe(key);
  keyAnswered(key);
  expect(takeJoinedKey('add rice')).not.toBe(key);
});

test('a write keeps its key when the same person signs in again, and not in another session [DESK-121]', () => {
  keepToken('first');
  const key = lose('add rice');
  keepPrint('second');
  keepToken('second');
  expect(lose('add rice')).toBe(key);
  keepToken('of somebody else');
  expect(takeKey('add rice')).not.toBe(key);
});
