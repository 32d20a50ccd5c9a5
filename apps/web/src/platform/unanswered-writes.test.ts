import { beforeEach, expect, test, vi } from 'vitest';
import { endSession, startSession } from './session.ts';
import {
  findUnanswered,
  forgetUnanswered,
  keyAnswered,
  keyUnanswered,
  takeKey,
} from './unanswered-writes.ts';

beforeEach(() => {
  startSession('token');
  endSession('logout');
});

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
  const reloaded = await import('./unanswered-writes.ts');
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
  startSession('token');
  const key = lose('checkout', { survivesReload: true });
  endSession('logout');
  expect(sessionStorage).toHaveLength(0);
  expect(takeKey('checkout')).not.toBe(key);
});
