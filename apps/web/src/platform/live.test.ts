import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { live } from './live.ts';

afterEach(() => onlineManager.setOnline(true));

const after = (data: unknown) => live.refetchInterval({ state: { data } });
const pages = (count: number) => ({ pages: Array.from({ length: count }, () => ({})) });

test('what is there is asked anew every ten seconds [APP-32]', () => {
  expect(after({ id: 1 })).toBe(10_000);
  expect(after(pages(3))).toBe(10_000);
});

test('far down a long list, and before the first answer, nothing is asked [APP-32]', () => {
  expect(after(pages(4))).toBe(false);
  expect(after(undefined)).toBe(false);
});

test('without a network nothing is asked [APP-32]', () => {
  onlineManager.setOnline(false);
  expect(after({ id: 1 })).toBe(false);
});
