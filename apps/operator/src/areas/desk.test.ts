// The desk has texts and pages for everything in the contract.
import { recordKinds } from '@haat/contract/operator/record';
import { setupKeys } from '@haat/contract/operator/setup';
import { Needs } from '@haat/contract/operator/today';
import { expect, it } from 'vitest';
import { allAreas } from './all-areas.ts';
import { makeDesk } from './desk.ts';

const desk = makeDesk(allAreas);

it('has words for every kind of record in the audit [DESK-250]', () => {
  expect(desk.records.map(({ kind }) => kind).sort()).toEqual([...recordKinds].sort());
});

it('has a line for every need, each at a place of its own [DESK-250]', () => {
  expect(desk.needs.map(({ key }) => key).sort()).toEqual(Object.keys(Needs.properties).sort());
  expect(new Set(desk.needs.map(({ place }) => place)).size).toBe(desk.needs.length);
});

it('has every step of the setup [DESK-250]', () => {
  expect(Object.keys(desk.steps).sort()).toEqual([...setupKeys].sort());
});

it('has no call, path or page twice [DESK-250]', () => {
  const calls = allAreas.flatMap((area) => Object.keys(area.calls ?? {}));
  const paths = desk.menu.map(({ path }) => path);
  const keys = desk.pages.map(({ key }) => key);
  for (const names of [calls, paths, keys]) expect(names).toEqual([...new Set(names)]);
});
