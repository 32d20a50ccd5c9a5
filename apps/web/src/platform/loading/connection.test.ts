import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkConnection } from './connection.ts';

const answer = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  globalThis.fetch = answer;
  onlineManager.setOnline(true);
});
afterEach(() => {
  vi.useRealTimers();
  answer.mockReset();
  onlineManager.setOnline(true);
});

test('a network that reaches nothing counts as no connection, until the server answers [PWA-9]', async () => {
  answer.mockRejectedValueOnce(new TypeError('lost')).mockRejectedValueOnce(new TypeError('lost'));
  expect(await checkConnection()).toBe(false);
  expect(onlineManager.isOnline()).toBe(false);
  answer.mockResolvedValue(new Response());
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onlineManager.isOnline()).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onlineManager.isOnline()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answer).toHaveBeenCalledTimes(3);
});

test('any answer of the server counts as a connection, and simultaneous checks share one request [PWA-9]', async () => {
  answer.mockResolvedValue(new Response(null, { status: 503 }));
  onlineManager.setOnline(false);
  expect(await Promise.all([checkConnection(), checkConnection()])).toEqual([true, true]);
  expect(onlineManager.isOnline()).toBe(true);
  expect(answer).toHaveBeenCalledOnce();
});
