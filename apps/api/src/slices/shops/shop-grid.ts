// A grid over the shops of a list. Its cells tell which shops are near a point without a look at all of them.
import type { Point } from '@haat/contract/geo';
import { Boxes } from './boxes.ts';

/** A cell has about as many, if the shops are spread evenly. */
const shopsPerCell = 16;

export class ShopGrid {
  readonly cells: number;
  /** Around the shops of each cell, then around all of them. */
  readonly boxes: Boxes;
  /** The places of the shops in their list, cell by cell. */
  readonly #places: Int32Array;
  /** By cell: where it begins in `#places`. One more for the end of the last. */
  readonly #starts: Uint32Array;

  /** Places of `places` shops in `cells` cells. */
  private constructor(cells: number, places: number) {
    this.cells = cells;
    this.boxes = new Boxes(cells + 1);
    this.#starts = new Uint32Array(cells + 1);
    this.#places = new Int32Array(places);
  }

  /** `places`: of the shops that count. `coordinates`: three for each shop of the list. Yields after each shop. */
  static *make(
    shops: readonly Point[],
    coordinates: Float64Array,
    places: readonly number[],
  ): Generator<undefined, ShopGrid> {
    const cellOf = cellsOf(yield* areaOf(shops, places), places.length);
    const grid = new ShopGrid(cellOf.count, places.length);
    const cells = new Uint32Array(places.length);
    const starts = grid.#starts;
    for (const [nth, place] of places.entries()) {
      const cell = cellOf.at(shops[place] as Point); // a place of the list
      cells[nth] = cell;
      grid.boxes.add(cell, coordinates, 3 * place);
      grid.boxes.add(grid.cells, coordinates, 3 * place);
      starts[cell + 1] = (starts[cell + 1] ?? 0) + 1;
      yield;
    }
    for (let cell = 0; cell < grid.cells; cell += 1) {
      starts[cell + 1] = (starts[cell + 1] ?? 0) + (starts[cell] ?? 0);
    }
    const next = starts.slice();
    for (const [nth, place] of places.entries()) {
      const cell = cells[nth] ?? 0;
      grid.#places[next[cell] ?? 0] = place;
      next[cell] = (next[cell] ?? 0) + 1;
      yield;
    }
    return grid;
  }

  /** How many shops it has. */
  get size(): number {
    return this.#places.length;
  }

  countOf(cell: number): number {
    return (this.#starts[cell + 1] ?? 0) - (this.#starts[cell] ?? 0);
  }

  placesOf(cell: number): Int32Array {
    return this.#places.subarray(this.#starts[cell], this.#starts[cell + 1]);
  }

  /** About how much memory it takes. */
  get bytes(): number {
    return this.#places.byteLength + this.cells * 56;
  }
}

interface Area {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

function* areaOf(shops: readonly Point[], places: readonly number[]): Generator<undefined, Area> {
  let [south, west] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [north, east] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const place of places) {
    const { latitude, longitude } = shops[place] as Point; // a place of the list
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
    yield;
  }
  return { south, west, north, east };
}

/** As many rows as columns over the area of the shops. */
function cellsOf(
  { south, west, north, east }: Area,
  shops: number,
): { count: number; at(point: Point): number } {
  const side = Math.max(1, Math.ceil(Math.sqrt(shops / shopsPerCell)));
  const stepOf = (value: number, from: number, to: number): number =>
    Math.min(side - 1, Math.floor((side * (value - from)) / Math.max(to - from, 1e-9)));
  return {
    count: side * side,
    at: ({ latitude, longitude }) => side * stepOf(latitude, south, north) + stepOf(longitude, west, east),
  };
}
