import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { makeMemoryFolder } from './tasks/memory-folder.mjs';

const memory = '/dev/shm';
/** Higher than any process id of Linux. */
const left = `${memory}/haat-tests-99999999-left`;
const made: string[] = [];

afterEach(() => {
  for (const folder of [left, ...made]) rmSync(folder, { recursive: true, force: true });
});

it.runIf(existsSync(memory))(
  'makes a folder that PostgreSQL may use as another user, and removes those of killed runs',
  () => {
    mkdirSync(left);
    const folder = makeMemoryFolder(0);
    expect(folder).toMatch(/^\/dev\/shm\/haat-tests-\d+-\w+$/);
    made.push(folder ?? '');
    expect(statSync(folder ?? '').mode & 0o7777).toBe(0o1777);
    expect(existsSync(left)).toBe(false);
  },
);

it('makes none where there is too little memory', () => {
  expect(makeMemoryFolder(Number.POSITIVE_INFINITY)).toBeUndefined();
});
