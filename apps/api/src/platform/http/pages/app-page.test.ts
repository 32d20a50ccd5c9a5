import { expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { fillPage } from './app-page.ts';

it.each<[string, Record<string, string>, string]>([
  ['the demo link in the demo village', { HAAT_DEMO: 'on' }, 'https://haat.example/app'],
  ['no link in a village without STORE_URL', { HAAT_DEMO: 'off' }, ''],
  ['STORE_URL', { HAAT_DEMO: 'off', STORE_URL: 'https://store.example/a' }, 'https://store.example/a'],
])('the page has %s [DESK-139]', (_what, env, storeUrl) => {
  const page = fillPage('__HAAT_CONFIG__', readConfig(env));
  expect(JSON.parse(page)).toMatchObject({ storeUrl });
});

it.each<[string, Record<string, string>, string | undefined]>([
  [
    'GRIEVANCE_OFFICER',
    { GRIEVANCE_OFFICER: 'Meera Nair, +91 487 200 0000' },
    'Meera Nair, +91 487 200 0000',
  ],
  ['no grievance officer without it', {}, undefined],
])('the page has %s [COMPLAIN-26]', (_what, env, grievanceOfficer) => {
  const page = fillPage('__HAAT_CONFIG__', readConfig(env));
  expect(JSON.parse(page).grievanceOfficer).toBe(grievanceOfficer);
});
