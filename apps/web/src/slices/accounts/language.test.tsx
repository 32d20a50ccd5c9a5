import * as accounts from '@haat/contract/accounts';
import * as blog from '@haat/contract/blog';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeLanguage, getLanguage, startLanguage } from '../../platform/language.ts';
import { fakeApi, refuse } from '../../testing/fake-api.ts';
import { market } from '../../testing/market.ts';
import { openApp } from '../../testing/open-app.tsx';
import { customer } from '../../testing/people.ts';

const hindi = { support: { title: 'मदद', submit: 'भेजें' }, accounts: { language: 'भाषा' } };
const malayalam = { support: { title: 'സഹായം' }, accounts: { language: 'ഭാഷ' } };
const packs = { hi: hindi, ml: malayalam };

beforeEach(() => startLanguage(async (language) => packs[language]));
afterEach(() => changeLanguage('en'));

const speaking = (language: 'en' | 'hi' | 'ml') => ({ ...customer, preferences: { language } });
const languageSelect = (name: string) => screen.findByRole('combobox', { name });

/** An account that keeps the language. */
const accountApi = (api = market()) =>
  api.on(accounts.setPreferences, ({ body }) => ({
    ...customer,
    preferences: body as accounts.User['preferences'], // the fake checks it against the contract
  }));

test('the sign-in page offers three languages in their own letters [WORDS-1]', async () => {
  const { user, api } = openApp('/auth/login', { person: null });
  const select = await languageSelect('Language');
  const options = [...select.querySelectorAll('option')].map(({ value, text }) => [value, text]);
  expect(options).toEqual([
    ['en', 'English'],
    ['hi', 'हिन्दी'],
    ['ml', 'മലയാളം'],
  ]);
  await user.type(screen.getByLabelText('Phone number'), '90000');
  await user.selectOptions(select, 'ml');
  expect(await languageSelect('ഭാഷ')).toHaveValue('ml');
  expect(screen.getByLabelText('Phone number')).toHaveValue('90000');
  expect(document.documentElement).toHaveAttribute('lang', 'ml');
  expect(api.asked(accounts.setPreferences)).toHaveLength(0);
});

test('a choice in the menu changes the page at once, keeps what was typed, and goes to the account [WORDS-1, WORDS-2, WORDS-6]', async () => {
  const api = accountApi();
  const { user } = openApp('/support/request', { api });
  await user.type(await screen.findByLabelText('Request details'), 'Fresh yeast');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.selectOptions(await languageSelect('Language'), 'hi');
  expect(await screen.findByRole('button', { name: 'भेजें' })).toBeVisible();
  expect(screen.getByLabelText('Request details')).toHaveValue('Fresh yeast');
  await waitFor(() =>
    expect(api.asked(accounts.setPreferences)).toMatchObject([{ body: { language: 'hi' } }]),
  );
  await waitFor(() => expect(localStorage.getItem('language-unsaved')).toBeNull());
});

test("shows the account's language after signing in [WORDS-6]", async () => {
  openApp('/support', { person: speaking('ml') });
  expect(await screen.findByRole('heading', { name: 'സഹായം' })).toBeVisible();
});

test('a choice made before signing in wins over the one of the account [WORDS-6]', async () => {
  const none = { count: 0, results: [] };
  const api = accountApi()
    .on(blog.listArticles, none)
    .on(blog.listBanners, none)
    .on(blog.listCategories, none)
    .on(accounts.login, {})
    .on(accounts.verifyLogin, {
      token: 'new-token',
      is_initial_setup_done: true,
      is_customer_initial_setup_done: true,
      user: speaking('ml'),
    });
  const { user, path } = openApp('/auth/login', { person: null, api });
  await user.selectOptions(await languageSelect('Language'), 'hi');
  await user.type(await screen.findByRole('textbox', { name: 'Phone number' }), '9847012345');
  await user.click(screen.getByRole('button', { name: 'Request OTP' }));
  await user.type(await screen.findByRole('textbox', { name: 'Digit 1' }), '123456');
  await waitFor(() => expect(path()).toBe('/blogs'));
  await waitFor(() =>
    expect(api.asked(accounts.setPreferences)).toMatchObject([{ body: { language: 'hi' } }]),
  );
  expect(getLanguage()).toBe('hi');
});

test('an account without a language gets the one of the phone [WORDS-6]', async () => {
  await changeLanguage('ml');
  const api = accountApi();
  openApp('/support', { api });
  await waitFor(() =>
    expect(api.asked(accounts.setPreferences)).toMatchObject([{ body: { language: 'ml' } }]),
  );
});

test('a choice that the server did not get is sent at the next start [WORDS-6]', async () => {
  const api = fakeApi().on(accounts.setPreferences, refuse('internal'));
  const { user } = openApp('/support', { api });
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  await user.selectOptions(await languageSelect('Language'), 'hi');
  await screen.findByRole('heading', { name: 'मदद' });
  await waitFor(() => expect(api.asked(accounts.setPreferences)).toHaveLength(1));
  expect(localStorage.getItem('language-unsaved')).toBe('hi');
});

test('says so when the texts of a language do not load [WORDS-5]', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await startLanguage(() => Promise.reject(new Error('no network')));
  const { user } = openApp('/auth/login', { person: null });
  await user.selectOptions(await languageSelect('Language'), 'hi');
  expect(await screen.findByText('Could not change the language')).toBeInTheDocument();
  expect(await languageSelect('Language')).toHaveValue('en');
  vi.restoreAllMocks();
});
