import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sliceNames } from '../packages/contract/src/slices.ts';
import { foldersOfSlice } from './tasks/slice-tests.mjs';

const root = join(import.meta.dirname, '..');
const desk = 'apps/operator/src';

const deskFoldersOf = (slice: string) =>
  foldersOfSlice(root, slice).filter((folder: string) => folder.startsWith(desk));

describe('npm test -- <slice> [RUN-32]', () => {
  it('runs the tests of server, web and desk', () => {
    expect(foldersOfSlice(root, 'complaints')).toEqual([
      'apps/api/src/slices/complaints/',
      `${desk}/resources/complaints/`,
      'apps/web/src/slices/complaints/',
    ]);
  });

  it.each([
    ['support', 'resources/requests'],
    ['support', 'resources/support-contacts'],
    ['accounts', 'resources/users'],
    ['accounts', 'resources/cities'],
    ['deliveries', 'resources/deliverers'],
    ['blog', 'resources/articles'],
    ['search', 'resources/synonyms'],
    ['second-factor', 'second-step'],
    ['desk', 'today'],
  ])('runs the desk tests of %s in %s, which has another name', (slice, folder) => {
    expect(deskFoldersOf(slice)).toContain(`${desk}/${folder}/`);
  });

  it('runs no desk tests of other slices', () => {
    expect(deskFoldersOf('credit')).toEqual([`${desk}/resources/credit/`]);
  });

  it('finds no folder for another word', () => {
    expect(foldersOfSlice(root, 'keyboard')).toEqual([]);
  });

  it('finds tests of each slice', () => {
    for (const slice of sliceNames) expect(foldersOfSlice(root, slice)).not.toEqual([]);
  });
});
