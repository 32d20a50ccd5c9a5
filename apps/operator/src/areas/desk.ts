// The whole desk, made from its areas. Components read it from the context, so that no area imports all others.

import type { ReactElement } from 'react';
import { createContext, useContext } from 'react';
import { type DeskProvider, makeDataProvider } from '../providers/data-provider.ts';
import type {
  Area,
  AuditedRecord,
  Calls,
  MenuEntry,
  Need,
  PersonLink,
  SearchGroup,
  SetupSteps,
} from './area.ts';

export interface Desk {
  readonly calls: Calls;
  /** Makes calls in ra-core's form. A 401 doesn't sign out here. */
  readonly provider: DeskProvider;
  readonly pages: readonly ReactElement[];
  readonly menu: readonly MenuEntry[];
  readonly records: readonly AuditedRecord[];
  /** Most urgent first. */
  readonly needs: readonly Need[];
  readonly steps: SetupSteps;
  readonly searchGroups: readonly SearchGroup[];
  readonly ofPerson: readonly PersonLink[];
}

export function makeDesk(areas: readonly Area[]): Desk {
  const calls: Calls = Object.assign({}, ...areas.map((area) => area.calls));
  return {
    calls,
    provider: makeDataProvider(calls),
    pages: areas.flatMap(({ pages = [] }) => pages),
    menu: areas.flatMap(({ menu = [] }) => menu),
    records: areas.flatMap(({ records = [] }) => records),
    needs: areas.flatMap(({ needs = [] }) => needs).sort(byPlace),
    steps: Object.assign({}, ...areas.map(({ steps }) => steps)),
    searchGroups: areas.flatMap(({ search }) => search ?? []).sort(byPlace),
    ofPerson: areas.flatMap(({ ofPerson = [] }) => ofPerson),
  };
}

const byPlace = (one: { readonly place: number }, other: { readonly place: number }): number =>
  one.place - other.place;

const DeskContext = createContext<Desk | undefined>(undefined);
export const DeskProviding = DeskContext.Provider;

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useDesk needs a desk around it');
  return desk;
}
