import { afterEach, expect, test, vi } from 'vitest';
import { promiseToSettle } from '../testing/promise-to-settle.ts';
import { formatNumber } from './format-number.ts';
import { changeLanguage, getLanguage, onLanguageChange, startLanguage } from './language.ts';
import { endSession, startSession } from './session.ts';
import { translated } from './words.ts';

const tea = translated('tea of this test', { name: 'Tea' });
const packs = {
  hi: { 'tea of this test': { name: 'चाय' } },
  ml: { 'tea of this test': { name: 'ചായ' } },
};
const load = async (language: keyof typeof packs) => packs[language];

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await changeLanguage('en');
  localStorage.clear();
});

test('starts in the language kept on the phone [WORDS-3]', async () => {
  localStorage.setItem('language', 'ml');
  await startLanguage(load);
  expect([getLanguage(), tea.name, document.documentElement.lang]).toEqual(['ml', 'ചായ', 'ml']);
});

test.each([
  [['ta-IN', 'hi-IN', 'ml-IN'], 'hi'],
  [['ta-IN', 'fr'], 'en'],
])('without a choice, a phone with %j starts in %s [WORDS-3]', async (tags, language) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
  await startLanguage(load);
  expect(getLanguage()).toBe(language);
});

test('keeps the choice on the phone, also after logout [WORDS-3]', async () => {
  await startLanguage(load);
  await changeLanguage('hi');
  startSession('token');
  endSession('logout');
  expect(getLanguage()).toBe('hi');
  expect(localStorage.getItem('language')).toBe('hi');
  await changeLanguage('en');
  expect(localStorage.length).toBe(0);
});

test('the last of two quick choices wins [WORDS-2]', async () => {
  const { promise, resolve } = promiseToSettle<typeof packs.hi>();
  await startLanguage((language) => (language === 'hi' ? promise : load(language)));
  const first = changeLanguage('hi');
  await changeLanguage('ml');
  resolve(packs.hi);
  await first;
  expect([getLanguage(), tea.name]).toEqual(['ml', 'ചായ']);
});

test('keeps the language when the texts of another do not load [WORDS-5]', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await startLanguage(() => Promise.reject(new Error('no network')));
  vi.useFakeTimers();
  const change = changeLanguage('hi');
  await vi.runAllTimersAsync();
  expect(await change).toBe(false);
  expect([getLanguage(), tea.name]).toEqual(['en', 'Tea']);
});

test('notifies what shows texts, and formats numbers in the language [WORDS-4]', async () => {
  const told = vi.fn();
  const stop = onLanguageChange(told);
  await startLanguage(load);
  expect(formatNumber(5, { style: 'unit', unit: 'minute', unitDisplay: 'long' })).toBe('5 minutes');
  told.mockClear();
  await changeLanguage('hi');
  expect(told).toHaveBeenCalledTimes(1);
  expect(formatNumber(5, { style: 'unit', unit: 'minute', unitDisplay: 'long' })).toBe('5 मिनट');
  expect(formatNumber(1_000_000)).toBe('10,00,000');
  stop();
});
