import { describe, expect, it } from 'vitest';
import { distanceKm, type Point } from './geo.ts';
import { exactStops, planTrip, type Trip, type TripDelivery, type TripStop } from './trip.ts';

/** The same numbers each time, between 0 and 1. */
function dice(seed: number): () => number {
  let now = seed;
  return () => {
    now = (now * 1_103_515_245 + 12_345) % 2_147_483_648;
    return now / 2_147_483_648;
  };
}

interface Parts {
  readonly count: number;
  readonly shops?: number;
  readonly slots?: number;
  readonly pickedUp?: number;
}

function makeDeliveries(seed: number, { count, shops = 1, slots = 1, pickedUp = 0 }: Parts): TripDelivery[] {
  const roll = dice(seed);
  const place = (name: string) => ({
    name,
    address: `${name} Road`,
    landmark: null,
    latitude: 10.5 + roll() / 20,
    longitude: 76.2 + roll() / 20,
  });
  const all = Array.from({ length: shops }, (_, at) => ({ ...place(`Shop ${at}`), id: at + 1 }));
  return Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    isToPickUp: at >= pickedUp,
    slot: { start: at % slots, end: (at % slots) + 1 },
    shop: all[at % shops] ?? { ...place('Shop'), id: 1 },
    drop: place(`House ${at}`),
    toCollect: at + 0.1,
  }));
}

const from = { latitude: 10.52, longitude: 76.21 };

function lengthOf(stops: readonly Point[], begin?: Point): number {
  const all = begin ? [begin, ...stops] : stops;
  return all.slice(1).reduce((sum, stop, at) => sum + distanceKm(all[at] ?? stop, stop), 0);
}

const slotOf = (deliveries: readonly TripDelivery[], stop: TripStop): number =>
  deliveries.find(({ id }) => stop.deliveries.includes(id))?.slot.start ?? -1;

/** Each pick-up before its drops, and earlier slots before later ones. */
function isAllowed(deliveries: readonly TripDelivery[], stops: readonly TripStop[]): boolean {
  return stops.every((stop, at) => {
    const after = stops.slice(at + 1);
    const isEarly = after.every((other) => slotOf(deliveries, other) >= slotOf(deliveries, stop));
    const isBeforeItsPickUp =
      stop.kind === 'drop' &&
      after.some(({ kind, deliveries: ids }) => kind === 'pick_up' && ids.includes(stop.deliveries[0] ?? 0));
    return isEarly && !isBeforeItsPickUp;
  });
}

function* ordersOf<T>(items: readonly T[]): Generator<T[]> {
  if (items.length === 0) yield [];
  for (const [at, item] of items.entries())
    for (const rest of ordersOf(items.filter((_, other) => other !== at))) yield [item, ...rest];
}

function shortest(deliveries: readonly TripDelivery[], { stops }: Trip, begin?: Point): number {
  let best = Number.POSITIVE_INFINITY;
  for (const order of ordersOf(stops))
    if (isAllowed(deliveries, order)) best = Math.min(best, lengthOf(order, begin));
  return best;
}

describe('a trip', () => {
  it('has one stop per shop and slot, then doors, with the sums [TRIP-3]', () => {
    const deliveries = makeDeliveries(3, { count: 6, shops: 2, slots: 2, pickedUp: 1 });
    const trip = planTrip(deliveries, from);
    expect(trip.stops.filter(({ kind }) => kind === 'drop')).toHaveLength(6);
    const pickUps = trip.stops.filter(({ kind }) => kind === 'pick_up');
    expect(pickUps.map(({ deliveries: ids }) => ids)).toEqual([
      [3, 5],
      [2, 4, 6],
    ]);
    expect(pickUps.map(({ toCollect }) => toCollect)).toEqual([0, 0]);
    expect(isAllowed(deliveries, trip.stops)).toBe(true);
    expect(trip.toCollect).toBe(15.6);
    expect(trip.km).toBeCloseTo(lengthOf(trip.stops, from), 2);
    expect(trip.stops[0]?.km).toBeCloseTo(distanceKm(from, trip.stops[0] ?? from), 2);
    expect(planTrip(deliveries).stops[0]?.km).toBe(0);
    expect(planTrip([])).toEqual({ stops: [], km: 0, toCollect: 0 });
  });

  it.each([
    { count: 4, shops: 4 },
    { count: 6, shops: 1 },
    { count: 5, shops: 2, slots: 2 },
    { count: 6, shops: 2, pickedUp: 4 },
  ])('of at most 8 stops is as short as any: %j [TRIP-4]', (parts) => {
    for (let seed = 1; seed <= 4; seed += 1) {
      const deliveries = makeDeliveries(seed, parts);
      for (const begin of [from, undefined]) {
        const trip = planTrip(deliveries, begin);
        expect(trip.stops.length).toBeLessThanOrEqual(exactStops);
        expect(isAllowed(deliveries, trip.stops)).toBe(true);
        expect(lengthOf(trip.stops, begin)).toBeCloseTo(shortest(deliveries, trip, begin), 6);
      }
    }
  });

  it('of 40 stops takes at most 50 ms, and is shorter than from door to door as they came [TRIP-4]', () => {
    const times: number[] = [];
    for (let seed = 1; seed <= 12; seed += 1) {
      const deliveries = makeDeliveries(seed, { count: 36, shops: 4, slots: seed % 2 === 0 ? 1 : 2 });
      const began = performance.now();
      const trip = planTrip(deliveries, from);
      times.push(performance.now() - began);
      expect(isAllowed(deliveries, trip.stops)).toBe(true);
      expect(trip.stops.flatMap(({ kind, deliveries: ids }) => (kind === 'drop' ? ids : [])).sort()).toEqual(
        deliveries.map(({ id }) => id).sort(),
      );
      expect(trip.km).toBeLessThan(
        lengthOf(
          deliveries.map(({ drop }) => drop),
          from,
        ) * 0.6,
      );
    }
    expect(Math.min(...times)).toBeLessThan(50);
  });
});
