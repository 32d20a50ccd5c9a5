// Age and size of the last backup on Today, and the page about backups.
import * as setup from '@haat/contract/operator/setup';
import * as today from '@haat/contract/operator/today';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { setupDone } from '../testing/first-steps.ts';
import { openDesk } from '../testing/open-desk.tsx';
import { todayAtRest } from '../testing/today-records.ts';
import { durationOf, sizeOf } from './backup-words.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T17:05:00+05:30') });
});
afterEach(() => vi.useRealTimers());

function open(path: string, backup: Partial<today.BackupState>, missing = 0) {
  const api = fakeApi();
  api.on(setup.getSetup, () => setupDone);
  api.on(today.getToday, () => ({
    ...todayAtRest,
    needs: { ...todayAtRest.needs, backups_missing: missing },
    backup: { ...todayAtRest.backup, ...backup },
  }));
  return openDesk(path, api);
}

it('shows the age and the size of the last backup on Today [BACKUP-9]', async () => {
  open('/', {});
  await screen.findByRole('link', { name: 'Last backup 3 hours ago, 34.5 MB' });
  await screen.findByText('All is well');
});

it('leads from a missing backup to the commands [BACKUP-9, BACKUP-10]', async () => {
  const { user } = open('/', { last: null, every_seconds: null, failed_at: '2026-11-21T16:00:00+05:30' }, 1);
  await screen.findByRole('link', { name: 'No backup yet' });
  await user.click(screen.getByRole('link', { name: /backup is missing or too old/ }));
  await screen.findByRole('heading', { name: 'Backups' });
  screen.getByText('npm run haat -- backup --every 6h --keep 14 --to DIR');
  screen.getByText('21 Nov 2026, 16:00. The server’s log says why.');
  screen.getByText('None yet');
});

it('says how often the server backs up [BACKUP-9]', async () => {
  open('/backups', {});
  await screen.findByText('Every 6 hours');
  screen.getByText('21 Nov 2026, 14:00, 34.5 MB');
});

it.each([
  [60, '1 minute'],
  [3_600, '1 hour'],
  [7_000, '116 minutes'],
  [7_200, '2 hours'],
  [86_400, '1 day'],
  [90_000, '25 hours'],
  [3 * 86_400, '3 days'],
])('%d seconds are %s [BACKUP-9]', (seconds, words) => {
  expect(durationOf(seconds)).toBe(words);
});

it('shows small and large sizes [BACKUP-9]', () => {
  expect([1_000, 1_250_000, 2_340_000_000].map(sizeOf)).toEqual(['0.1 MB', '1.3 MB', '2.3 GB']);
});
