import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { live } from './live.ts';

afterEach(() => onlineManager.setOnline(true));

const after = (data: unknown) => live.refetchInterval({ state: { data } });
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
