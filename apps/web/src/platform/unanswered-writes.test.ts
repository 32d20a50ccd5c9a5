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

test('an answered write is forgotten, and so is a refused one', () => {
  const key = lose('add rice');
  keyAnswered(takeKey('add rice'));
  expect(takeKey('add rice')).not.toBe(key);
});

test('two equal writes under way have a key each [APP-39]', () => {
  expect(takeKey('add rice')).not.toBe(takeKey('add rice'));
});

test('a named write keeps its key when the page is loaded again, even while it is under way', async () => {
  const key = takeKey('checkout', { survivesReload: true });
  const other = takeKey('add rice');
  vi.resetModules();
  const reloaded = await import('./unanswered-writes.ts');
  expect(reloaded.takeKey('checkout', { survivesReload: true })).toBe(key);
  expect(reloaded.takeKey('add rice')).not.toBe(other);
});

test('unanswered writes are found and forgotten by how their names begin', () => {
  const key = lose('checkout 7');
  expect(findUnanswered('checkout')).toBe('checkout 7');
  forgetUnanswered('checkout');
  expect(findUnanswered('checkout')).toBeUndefined();
  expect(takeKey('checkout 7')).not.toBe(key);
});

test('a write under way is not forgotten', () => {
  const key = takeKey('add rice');
  forgetUnanswered('add');
  keyUnanswered(key);
  expect(takeKey('add rice')).toBe(key);
});

test('the end of the session forgets every key', () => {
  startSession('token');
  const key = lose('checkout', { survivesReload: true });
  endSession('logout');
  expect(sessionStorage).toHaveLength(0);
  expect(takeKey('checkout')).not.toBe(key);
});
