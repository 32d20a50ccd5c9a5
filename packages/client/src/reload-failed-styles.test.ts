import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadFailedStyles } from './reload-failed-styles.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML =
    '<link rel="stylesheet" href="/tabs.css"><link rel="modulepreload" href="/tabs.js">';
});
afterEach(() => vi.useRealTimers());

const sheet = (): HTMLLinkElement => document.querySelector('link[href="/tabs.css"]') as HTMLLinkElement;
const fail = (link: Element): boolean => link.dispatchEvent(new Event('error'));

test('a style sheet that failed is loaded again, later each time, or when the network is back', () => {
  reloadFailedStyles();
  const first = sheet();
  fail(first);
  vi.advanceTimersByTime(999);
  expect(sheet()).toBe(first);
  vi.advanceTimersByTime(1);
  const second = sheet();
  expect(second).not.toBe(first);
  fail(second);
  vi.advanceTimersByTime(1_999);
  expect(sheet()).toBe(second);
  window.dispatchEvent(new Event('online'));
  const third = sheet();
  expect(third).not.toBe(second);
  vi.advanceTimersByTime(60_000);
  expect(sheet()).toBe(third);
  const script = document.querySelector('link[rel="modulepreload"]') as HTMLLinkElement;
  fail(script);
  vi.advanceTimersByTime(60_000);
  expect(document.querySelector('link[rel="modulepreload"]')).toBe(script);
});
