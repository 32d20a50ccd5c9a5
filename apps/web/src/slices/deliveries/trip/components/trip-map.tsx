// The trip on a map: a line through its stops, with their numbers. A file of its own, because no first screen has a map.
import type * as contract from '@haat/contract/deliveries';
import type { Point } from '@haat/contract/geo';
import { useMemo } from 'react';
import { MapView } from '../../../../ui/map/map-view.tsx';
import { marksOf } from '../marks-of.ts';

const smallMapPx = 220;

interface TripMapProps {
  readonly stops: readonly contract.TripStop[];
  readonly from: Point | null;
  /** The id of its description. */
  readonly describedBy: string;
}

export function TripMap({ stops, from, describedBy }: TripMapProps) {
  // The map moves to new marks, so that the same ones must stay.
  const marks = useMemo(() => marksOf(stops), [stops]);
  const way = useMemo(() => [...(from ? [from] : []), ...stops], [stops, from]);
  return <MapView marks={marks} way={way} device={from} heightPx={smallMapPx} describedBy={describedBy} />;
}
