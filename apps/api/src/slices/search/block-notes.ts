// What was found in a block of products: for each row, way and part of the text, a bit per product.
import { bitsAt, countAt, groupsOfBlock, isListed, listedAt, lowestBit, partAt } from './containers.ts';
import { wayCount } from './word-match.ts';

const partCount = 4;
/** So many numbers of 32 bits stand together: those of all ways and parts. */
const cellSize = wayCount * partCount;
/** With more open cells than these, it takes less time to clear all. */
const mostCleared = 32;

export class BlockNotes {
  /** For each row and each group of 32 products, a number for each way and part. */
  cells = new Uint32Array(0);
  #rows = 0;
  /** A bit for each group of the block in which hits may be. */
  readonly #open = new Uint32Array(groupsOfBlock / 32);

  /** The next notes are of so many rows. */
  begin(rows: number): void {
    this.#rows = rows;
    const size = rows * groupsOfBlock * cellSize;
    if (size > this.cells.length) this.cells = new Uint32Array(size);
  }

  /** Where the notes of a row on a group begin. */
  cellOf(row: number, group: number): number {
    return (row * groupsOfBlock + group) * cellSize;
  }

  open(group: number): void {
    this.#open[group >>> 5] = (this.#open[group >>> 5] as number) | (1 << (group & 31)); // a group of the block
  }

  isOpen(group: number): boolean {
    return (((this.#open[group >>> 5] as number) >>> (group & 31)) & 1) === 1; // a group of the block
  }

  /** In ascending order. */
  listOpen(): number[] {
    const all: number[] = [];
    for (let at = 0; at < this.#open.length; at += 1) {
      for (let rest = this.#open[at] as number; rest !== 0; rest &= rest - 1) {
        all.push((at << 5) | lowestBit(rest));
      }
    }
    return all;
  }

  /** Notes a container of a word that stands for the row in the ways `ways`. Only where it is open, or it opens. */
  note(row: number, ways: number, container: { data: Uint16Array; at: number; opens: boolean }): void {
    const { data, at, opens } = container;
    const part = partAt(data, at);
    if (isListed(data, at)) {
      const count = countAt(data, at);
      for (let nth = 0; nth < count; nth += 1) {
        const product = listedAt(data, at, nth);
        const group = product >>> 5;
        if (opens) this.open(group);
        else if (!this.isOpen(group)) continue;
        this.#add(this.cellOf(row, group) + part, ways, 1 << (product & 31));
      }
      return;
    }
    for (let group = 0; group < groupsOfBlock; group += 1) {
      const bits = bitsAt(data, at, group);
      if (bits === 0) continue;
      if (opens) this.open(group);
      else if (!this.isOpen(group)) continue;
      this.#add(this.cellOf(row, group) + part, ways, bits);
    }
  }

  #add(cell: number, ways: number, bits: number): void {
    const { cells } = this;
    for (let at = cell, rest = ways; rest !== 0; at += partCount, rest >>>= 1) {
      if ((rest & 1) === 1) cells[at] = (cells[at] as number) | bits; // a cell of the notes
    }
  }

  clear(): void {
    const open = this.listOpen();
    if (open.length > mostCleared) this.cells.fill(0);
    else {
      for (const group of open) {
        for (let row = 0; row < this.#rows; row += 1) {
          const cell = this.cellOf(row, group);
          this.cells.fill(0, cell, cell + cellSize);
        }
      }
    }
    this.#open.fill(0);
  }
}
