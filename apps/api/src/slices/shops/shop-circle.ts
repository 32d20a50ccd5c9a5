// The service radius of a city's shops around a point.
import { distanceKm, type Point } from '@haat/contract/geo';
import type { Boxes } from './boxes.ts';
import type { ShopGrid } from './shop-grid.ts';
import type { ListedShop, ShopList } from './shop-list.ts';
import { coordinatesOf, straightKm } from './sphere.ts';

export const outside = Number.POSITIVE_INFINITY;

export interface ShopAtDistance {
  /** Of the shop in its list. */
  readonly place: number;
  /** The square of the straight line. */
  readonly square: number;
}

/** Cells are visited in so many steps from the point to the end of the circle. */
const steps = 64;

export class ShopCircle {
  readonly list: ShopList;
  readonly #point: Point;
  readonly #at: ReturnType<typeof coordinatesOf>;
  /** Squares of the straight line. The great circle costs ten times as much and decides only between the two. */
  readonly #surely: number;
  readonly #possibly: number;

  constructor(list: ShopList, point: Point) {
    this.list = list;
    this.#point = point;
    this.#at = coordinatesOf(point);
    const chord = straightKm(list.radiusKm);
    this.#surely = (chord * (1 - 1e-9)) ** 2;
    this.#possibly = (chord * (1 + 1e-9)) ** 2;
  }

  /** The square of the straight line to a shop of the list, in km². Infinity outside of the circle. */
  squareTo(place: number): number {
    const { coordinates, radiusKm } = this.list;
    const dx = this.#at[0] - (coordinates[3 * place] as number); // `as`: a place of the list
    const dy = this.#at[1] - (coordinates[3 * place + 1] as number);
    const dz = this.#at[2] - (coordinates[3 * place + 2] as number);
    const square = dx * dx + dy * dy + dz * dz;
    if (square <= this.#surely) return square;
    if (square > this.#possibly) return outside;
    return distanceKm(this.shopAt(place), this.#point) <= radiusKm ? square : outside;
  }

  shopAt(place: number): ListedShop {
    return this.list.shops[place] as ListedShop; // a place of the list
  }

  /** How much of a box is in the circle. */
  shareOf(boxes: Boxes, box: number): 'all' | 'some' | 'none' {
    if (boxes.leastSquare(box, this.#at) > this.#possibly) return 'none';
    return boxes.mostSquare(box, this.#at) <= this.#surely ? 'all' : 'some';
  }

  /** The straight line to the nearest point that may be in a box, in km. */
  leastKm(boxes: Boxes, box: number): number {
    return Math.sqrt(boxes.leastSquare(box, this.#at));
  }

  /** How many shops of the grid it has. Looks only at shops of cells that are half in it. */
  count(grid: ShopGrid): number {
    if (this.shareOf(grid.boxes, grid.cells) === 'all') return grid.size;
    let count = 0;
    for (let cell = 0; cell < grid.cells; cell += 1) {
      const share = this.shareOf(grid.boxes, cell);
      if (share === 'all') count += grid.countOf(cell);
      if (share !== 'some') continue;
      for (const place of grid.placesOf(cell)) if (this.squareTo(place) < outside) count += 1;
    }
    return count;
  }

  hasShops(): boolean {
    const grid = this.list.gridOf(undefined);
    const share = this.shareOf(grid.boxes, grid.cells);
    if (share !== 'some') return share === 'all';
    for (let cell = 0; cell < grid.cells; cell += 1) {
      if (this.shareOf(grid.boxes, cell) === 'none') continue;
      for (const place of grid.placesOf(cell)) if (this.squareTo(place) < outside) return true;
    }
    return false;
  }

  /** The shops of the grid in the circle, nearest first. Looks only at cells as far as the last one asked for. */
  *nearestOf(grid: ShopGrid): Generator<ShopAtDistance> {
    let waiting: ShopAtDistance[] = [];
    const cells = this.#cellsByStep(grid);
    for (const [nth, { list }] of cells.entries()) {
      for (const cell of list) {
        for (const place of grid.placesOf(cell)) {
          const square = this.squareTo(place);
          if (square < outside) waiting.push({ place, square });
        }
      }
      waiting.sort(this.#byDistance);
      const next = cells[nth + 1];
      // The shops of later cells aren't nearer. A slightly smaller square makes up for rounding.
      const nearest = next ? (next.step / steps) ** 2 * this.#possibly * (1 - 1e-9) : outside;
      let given = 0;
      for (; given < waiting.length && (waiting[given]?.square ?? 0) < nearest; given += 1) {
        yield waiting[given] as ShopAtDistance; // `given` is less than the length
      }
      waiting = waiting.slice(given);
    }
  }

  /** The cells that may be in the circle, in steps from the point. */
  #cellsByStep(grid: ShopGrid): readonly { readonly step: number; readonly list: readonly number[] }[] {
    const lists: number[][] = [];
    for (let cell = 0; cell < grid.cells; cell += 1) {
      const share = Math.sqrt(grid.boxes.leastSquare(cell, this.#at) / this.#possibly);
      if (share > 1) continue;
      const step = Math.floor(share * steps);
      const list = lists[step];
      if (list) list.push(cell);
      else lists[step] = [cell];
    }
    return [...lists.entries()].flatMap(([step, list]) => (list ? [{ step, list }] : []));
  }

  readonly #byDistance = (a: ShopAtDistance, b: ShopAtDistance): number =>
    a.square - b.square || this.shopAt(a.place).id - this.shopAt(b.place).id;
}
