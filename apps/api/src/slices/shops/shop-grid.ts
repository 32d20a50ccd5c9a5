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

  /** `places`: of the shops that count. `coordinates`: three for each shop of the list. */
  constructor(shops: readonly Point[], coordinates: Float64Array, places: Int32Array) {
    const cellOf = cellsOf(shops, places);
    this.cells = cellOf.count;
    this.boxes = new Boxes(this.cells + 1);
    this.#starts = new Uint32Array(this.cells + 1);
    const cells = places.map((place) => cellOf.at(place));
    for (const [nth, cell] of cells.entries()) {
      for (const box of [cell, this.cells]) this.boxes.add(box, coordinates, 3 * (places[nth] ?? 0));
      this.#starts[cell + 1] = (this.#starts[cell + 1] ?? 0) + 1;
    }
    for (let cell = 0; cell < this.cells; cell += 1) {
      this.#starts[cell + 1] = (this.#starts[cell + 1] ?? 0) + (this.#starts[cell] ?? 0);
    }
    this.#places = new Int32Array(places.length);
    const next = this.#starts.slice();
    for (const [nth, cell] of cells.entries()) {
      this.#places[next[cell] ?? 0] = places[nth] ?? 0;
      next[cell] = (next[cell] ?? 0) + 1;
    }
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

/** As many rows as columns over the area of the shops. */
function cellsOf(shops: readonly Point[], places: Int32Array): { count: number; at(place: number): number } {
  const side = Math.max(1, Math.ceil(Math.sqrt(places.length / shopsPerCell)));
  const [south, west] = [least(shops, places, 'latitude', 1), least(shops, places, 'longitude', 1)];
  const [north, east] = [-least(shops, places, 'latitude', -1), -least(shops, places, 'longitude', -1)];
  const stepOf = (value: number, from: number, to: number): number =>
    Math.min(side - 1, Math.floor((side * (value - from)) / Math.max(to - from, 1e-9)));
  return {
    count: side * side,
    at: (place) => {
      const { latitude, longitude } = shops[place] as Point; // a place of the list
      return side * stepOf(latitude, south, north) + stepOf(longitude, west, east);
    },
  };
}

function least(shops: readonly Point[], places: Int32Array, axis: keyof Point, sign: 1 | -1): number {
  let found = Number.POSITIVE_INFINITY;
  for (const place of places) found = Math.min(found, sign * (shops[place]?.[axis] ?? 0));
  return found;
}
