// The way of a deliverer through shops and houses: which stop comes after which, so that it is short. Server and phone use it, so
// that a trip also stands without a network.
import { distanceKm, type Point } from './geo.ts';

/** Who or what is there. */
export interface TripPlace extends Point {
  readonly name: string;
  readonly address: string;
  /** Null for none, and at shops. */
  readonly landmark: string | null;
}

/** A delivery that isn't at its door yet. */
export interface TripDelivery {
  readonly id: number;
  /** The goods are still in the shop. */
  readonly isToPickUp: boolean;
  /** Instants as numbers. Slots that begin earlier come first. */
  readonly slot: { readonly start: number; readonly end: number };
  readonly shop: TripPlace & { readonly id: number };
  readonly drop: TripPlace;
  /** In rupees. */
  readonly toCollect: number;
}

export interface TripStop extends TripPlace {
  readonly kind: 'pick_up' | 'drop';
  readonly deliveries: readonly number[];
  /** From the stop before, or from where the deliverer is. To the metre. */
  readonly km: number;
  readonly toCollect: number;
}

export interface Trip {
  readonly stops: readonly TripStop[];
  readonly km: number;
  readonly toCollect: number;
}

/** Up to so many stops, no order is shorter. With more, it is a good one. */
export const exactStops = 8;

type UnplannedStop = Omit<TripStop, 'km'> & { readonly slot: TripDelivery['slot'] };

/** `from`: where the deliverer is. Undefined: the trip begins at its first stop. */
export function planTrip(deliveries: readonly TripDelivery[], from?: Point): Trip {
  const stops = stopsOf(deliveries);
  const way = new Way(stops, from);
  const order = stops.length <= exactStops ? shortestOf(way) : goodOf(way);
  const inOrder = order.flatMap((at) => stops[at] ?? []);
  const legs = order.map((at, place) => way.km(place === 0 ? start : (order[place - 1] ?? start), at));
  return {
    stops: inOrder.map(({ slot: _, ...stop }, place) => ({ ...stop, km: toTheMetre(legs[place] ?? 0) })),
    km: toTheMetre(legs.reduce((sum, km) => sum + km, 0)),
    toCollect: inOrder.reduce((sum, { toCollect }) => sum + Math.round(toCollect * 100), 0) / 100,
  };
}

const toTheMetre = (km: number): number => Math.round(km * 1000) / 1000;

/** One stop per shop and slot, and one per door, by slot. */
function stopsOf(deliveries: readonly TripDelivery[]): UnplannedStop[] {
  const sorted = [...deliveries].sort(
    (one, other) => one.slot.start - other.slot.start || one.slot.end - other.slot.end || one.id - other.id,
  );
  const pickUps = Map.groupBy(
    sorted.filter(({ isToPickUp }) => isToPickUp),
    ({ shop, slot }) => `${shop.id} ${slot.start} ${slot.end}`,
  );
  return [
    ...[...pickUps.values()].flatMap(pickUpOf),
    ...sorted.map(({ id, drop, toCollect, slot }) => ({
      kind: 'drop' as const,
      deliveries: [id],
      ...placeOf(drop),
      toCollect,
      slot,
    })),
  ];
}

function pickUpOf(together: readonly TripDelivery[]): UnplannedStop[] {
  const [first] = together;
  if (!first) return [];
  const ids = together.map(({ id }) => id);
  return [{ kind: 'pick_up', deliveries: ids, ...placeOf(first.shop), toCollect: 0, slot: first.slot }];
}

const placeOf = ({ name, address, landmark, latitude, longitude }: TripPlace): TripPlace => ({
  name,
  address,
  landmark,
  latitude,
  longitude,
});

/** Before the first stop. */
const start = -1;

/** How far the stops are from each other, and which have to come before which. */
class Way {
  readonly count: number;
  readonly #km: readonly (readonly number[])[];
  readonly #fromStart: readonly number[];
  /** For each stop, those that have to come before it. */
  readonly before: readonly (readonly number[])[];

  constructor(stops: readonly UnplannedStop[], from: Point | undefined) {
    this.count = stops.length;
    this.#km = stops.map((one) => stops.map((other) => distanceKm(one, other)));
    this.#fromStart = stops.map((stop) => (from ? distanceKm(from, stop) : 0));
    this.before = stops.map((stop) => stops.flatMap((other, at) => (isBefore(other, stop) ? [at] : [])));
  }

  km(one: number, other: number): number {
    return (one === start ? this.#fromStart[other] : this.#km[one]?.[other]) ?? 0;
  }

  /** Whether each stop comes after those that have to come before it. */
  isAllowed(order: readonly number[]): boolean {
    const seen = new Set<number>();
    return order.every((at) => {
      seen.add(at);
      return this.before[at]?.every((one) => seen.has(one)) ?? true;
    });
  }
}

function isBefore(one: UnplannedStop, other: UnplannedStop): boolean {
  const bySlot = one.slot.start - other.slot.start || one.slot.end - other.slot.end;
  if (bySlot !== 0) return bySlot < 0;
  return (
    one.kind === 'pick_up' &&
    other.kind === 'drop' &&
    other.deliveries.some((id) => one.deliveries.includes(id))
  );
}

interface Found {
  readonly order: readonly number[];
  readonly km: number;
}

/** Tries all orders, and leaves each as soon as it is longer than the best. */
function shortestOf(way: Way): readonly number[] {
  let best: Found = { order: [], km: Number.POSITIVE_INFINITY };
  const goOn = (order: readonly number[], km: number): void => {
    if (km >= best.km) return;
    if (order.length === way.count) best = { order, km };
    for (let next = 0; next < way.count; next += 1) {
      if (order.includes(next) || !way.before[next]?.every((one) => order.includes(one))) continue;
      goOn([...order, next], km + way.km(order.at(-1) ?? start, next));
    }
  };
  goOn([], 0);
  return best.order;
}

/** To the nearest stop that may come next, each time. Then improved until no exchange makes it shorter. */
function goodOf(way: Way): readonly number[] {
  let order: readonly number[] = nearestFirst(way);
  for (let round = 0; round < mostRounds; round += 1) {
    const better = improved(way, order);
    if (better === order) return order;
    order = better;
  }
  return order;
}

/** Far more than real trips need. */
const mostRounds = 20;

function nearestFirst(way: Way): number[] {
  const order: number[] = [];
  while (order.length < way.count) {
    const last = order.at(-1) ?? start;
    const open = Array.from({ length: way.count }, (_, at) => at).filter(
      (at) => !order.includes(at) && way.before[at]?.every((one) => order.includes(one)),
    );
    const [nearest] = open.sort((one, other) => way.km(last, one) - way.km(last, other) || one - other);
    if (nearest === undefined) break;
    order.push(nearest);
  }
  return order;
}

/** One round through all exchanges of two neighbouring parts, and through all parts that may be turned around. */
function improved(way: Way, before: readonly number[]): readonly number[] {
  let order = before;
  const take = (saved: number, make: () => readonly number[]): void => {
    if (saved < 1e-9) return;
    const other = make();
    if (way.isAllowed(other)) order = other;
  };
  for (let from = 0; from < order.length; from += 1) {
    for (let to = from + 1; to <= order.length; to += 1) {
      take(savedByTurning(way, order, { from, to }), () => turned(order, from, to));
      for (let middle = from + 1; middle < to; middle += 1) {
        // One of the two parts is short, as when a stop or a few of them move elsewhere.
        if (middle - from > mostMoved && to - middle > mostMoved) continue;
        take(savedByExchange(way, order, { from, middle, to }), () => exchanged(order, { from, middle, to }));
      }
    }
  }
  return order;
}

const mostMoved = 3;

type Order = readonly number[];

/** From one place of the order to another, also before the first and after the last stop. */
function kmBetween(way: Way, order: Order, [one, other]: readonly [number, number]): number {
  const next = order[other];
  return next === undefined ? 0 : way.km(one < 0 ? start : (order[one] ?? start), next);
}

/** The way back is as long as the way there, so only its ends count. */
function savedByTurning(way: Way, order: Order, { from, to }: { from: number; to: number }): number {
  const before = kmBetween(way, order, [from - 1, from]) + kmBetween(way, order, [to - 1, to]);
  return before - kmBetween(way, order, [from - 1, to - 1]) - kmBetween(way, order, [from, to]);
}

const turned = (order: Order, from: number, to: number): Order => [
  ...order.slice(0, from),
  ...order.slice(from, to).reverse(),
  ...order.slice(to),
];

interface Parts {
  readonly from: number;
  readonly middle: number;
  readonly to: number;
}

function savedByExchange(way: Way, order: Order, { from, middle, to }: Parts): number {
  const before =
    kmBetween(way, order, [from - 1, from]) +
    kmBetween(way, order, [middle - 1, middle]) +
    kmBetween(way, order, [to - 1, to]);
  const after =
    kmBetween(way, order, [from - 1, middle]) +
    kmBetween(way, order, [to - 1, from]) +
    kmBetween(way, order, [middle - 1, to]);
  return before - after;
}

const exchanged = (order: Order, { from, middle, to }: Parts): Order => [
  ...order.slice(0, from),
  ...order.slice(middle, to),
  ...order.slice(from, middle),
  ...order.slice(to),
];
