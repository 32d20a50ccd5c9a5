import { ApiError } from '@haat/client/api-error';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { live } from './live.ts';

afterEach(() => onlineManager.setOnline(true));

const after = (data: unknown, error: unknown = null) => live.refetchInterval({ state: { data, error } });
const pages = (count: number) => ({ pages: Array.from({ length: count }, () => ({})) });

test('loaded data is polled every ten seconds [APP-32]', () => {
  expect(after({ id: 1 })).toBe(10_000);
  expect(after(pages(3))).toBe(10_000);
});

test("doesn't poll far down a long list or before the first response [APP-32]", () => {
  expect(after(pages(4))).toBe(false);
  expect(after(undefined)).toBe(false);
});

test("doesn't poll without a network [APP-32]", () => {
  onlineManager.setOnline(false);
  expect(after({ id: 1 })).toBe(false);
});

test("doesn't poll for something that is gone, or that somebody else has now [APP-32, DELIV-32]", () => {
  expect(after({ id: 1 }, new ApiError({ code: 'not_found', status: 404 }))).toBe(false);
  expect(after({ id: 1 }, new ApiError({ code: 'internal', status: 500 }))).toBe(10_000);
});
