// Boxes around points on the sphere. They tell how far their points may be without looking at each.
import type { Coordinates } from './sphere.ts';

const sides = 6;

export class Boxes {
  /** For each box the least x, y and z, then the greatest. An empty box is nowhere. */
  readonly #sides: Float64Array;

  constructor(count: number) {
    this.#sides = new Float64Array(count * sides).map((_, at) =>
      at % sides < 3 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY,
    );
  }

  /** The point whose coordinates begin at `from`. */
  add(box: number, coordinates: Float64Array, from: number): void {
    for (let axis = 0; axis < 3; axis += 1) {
      const value = coordinates[from + axis] as number; // one for each axis
      const [least, most] = [box * sides + axis, box * sides + axis + 3];
      this.#sides[least] = Math.min(this.#sides[least] as number, value); // a side of the box
      this.#sides[most] = Math.max(this.#sides[most] as number, value); // the same
    }
  }

  /** The square of the straight line to the nearest point that may be in the box. */
  leastSquare(box: number, at: Coordinates): number {
    const from = box * sides;
    const dx = this.#off(from, at[0]);
    const dy = this.#off(from + 1, at[1]);
    const dz = this.#off(from + 2, at[2]);
    return dx * dx + dy * dy + dz * dz;
  }

  /** The square of the straight line to the farthest point that may be in the box. */
  mostSquare(box: number, at: Coordinates): number {
    const from = box * sides;
    const dx = this.#across(from, at[0]);
    const dy = this.#across(from + 1, at[1]);
    const dz = this.#across(from + 2, at[2]);
    return dx * dx + dy * dy + dz * dz;
  }

  /** From a value to the nearer side, 0 between both sides. */
  #off(side: number, value: number): number {
    const below = (this.#sides[side] as number) - value; // a side of the box
    if (below > 0) return below;
    const above = value - (this.#sides[side + 3] as number); // the same
    return above > 0 ? above : 0;
  }

  /** From a value to the farther side. */
  #across(side: number, value: number): number {
    const below = value - (this.#sides[side] as number); // a side of the box
    const above = (this.#sides[side + 3] as number) - value; // the same
    return below > above ? below : above;
  }
}
