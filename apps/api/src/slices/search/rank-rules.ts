// How relevant hits are. Decides for a group of 32 products at once: each number has a bit per product.
import type { BlockNotes } from './block-notes.ts';
import { countBits, groupsOfBlock } from './containers.ts';
import type { MatchedSearch } from './matched-words.ts';

const rankCount = 9;

export interface Rules extends Pick<MatchedSearch, 'longNames'> {
  readonly terms: readonly { readonly isShort: boolean }[];
  /** Typed words in name or tags only: no corrections, and the description and the type don't count. */
  readonly isStrict: boolean;
}

/** What else decides about a block, a bit for each product. */
export interface BlockFacts {
  /** The products whose name is exactly the search. */
  readonly exact: Uint32Array;
  /** A bitmap for each term: the products of the shops whose type it names. */
  readonly sold: Uint32Array;
  /** The products that may be hits. */
  readonly allowed: Uint32Array;
}

/** The hits of a block by rank: a bitmap for each. */
export class BlockRanks {
  readonly bits = Array.from({ length: rankCount }, () => new Uint32Array(groupsOfBlock));
  readonly counts = new Uint32Array(rankCount);

  add(rank: number, group: number, hits: number): void {
    if (hits === 0) return;
    (this.bits[rank] as Uint32Array)[group] = hits; // each rank has one
    this.counts[rank] = (this.counts[rank] as number) + countBits(hits); // the same
  }

  clear(): void {
    for (const [rank, bits] of this.bits.entries()) if (this.counts[rank] !== 0) bits.fill(0);
    this.counts.fill(0);
  }
}

// Places in a cell of the notes: four for each way, one for each part.
const [whole, beginning, typed, corrected] = [0, 4, 8, 12];

/**
 * Ranks a group of 32 products. There are few ranks, so that many hits are equal and sort by distance. 0 is best:
 * - 0: the name is exactly the search
 * - 1: the name has all words
 * - 2: the name has words that begin with them
 * - 3: words of name, tags or type begin with them
 * - 4: words anywhere begin with them
 * - 5, 6, 7: like 2, 3 and 4, with corrections and parts of words
 * - 8: some words match only the type of the shop
 */
// Long: one pass over the notes of all terms, because most of a search's time is spent here.
export function rankGroup(
  { terms, isStrict, longNames }: Rules,
  { notes, group, facts }: { readonly notes: BlockNotes; readonly group: number; readonly facts: BlockFacts },
  ranks: BlockRanks,
): void {
  if (longNames.length > 0) noteLongNames(notes, longNames, group);
  const { cells } = notes;
  let hits = facts.allowed[group] as number; // `as number`: a block has all groups, and a cell all places
  let matches = -1;
  let names = -1;
  let begun = -1;
  let begunUpToType = -1;
  let begunAnywhere = -1;
  let anyInName = -1;
  let anyUpToType = -1;
  let typedUpToTags = -1;
  for (let term = 0; term < terms.length; term += 1) {
    const cell = notes.cellOf(term, group);
    const beginsInName = cells[cell + beginning] as number;
    const begins =
      beginsInName | (cells[cell + beginning + 1] as number) | (cells[cell + beginning + 2] as number);
    const typedInName = cells[cell + typed] as number;
    const typedInTags = cells[cell + typed + 1] as number;
    const isTyped = typedInName | typedInTags | (cells[cell + typed + 2] as number);
    const correctedInName = cells[cell + corrected] as number;
    const isCorrected =
      correctedInName | (cells[cell + corrected + 1] as number) | (cells[cell + corrected + 2] as number);
    const beginsAnywhere = begins | (cells[cell + beginning + 3] as number);
    let match = isCorrected | (cells[cell + corrected + 3] as number) | isTyped;
    // In a description only beginnings of words count: 'rice' doesn't match 'price'. One or two letters don't count there at all.
    if (!terms[term]?.isShort) match |= (cells[cell + typed + 3] as number) & beginsAnywhere;
    matches &= match;
    hits &= match | (facts.sold[term * groupsOfBlock + group] as number);
    names &= cells[cell + whole] as number;
    begun &= beginsInName;
    begunUpToType &= begins;
    begunAnywhere &= beginsAnywhere;
    anyInName &= typedInName | correctedInName;
    anyUpToType &= isTyped | isCorrected;
    typedUpToTags &= typedInName | typedInTags;
  }
  if (isStrict) {
    ranks.add(0, group, typedUpToTags & (facts.allowed[group] as number));
    return;
  }
  if (hits === 0) return;
  const exact = facts.exact[group] as number;
  ranks.add(0, group, hits & names & exact);
  ranks.add(1, group, hits & names & ~exact);
  hits &= ~names;
  ranks.add(2, group, hits & begun);
  hits &= ~begun;
  ranks.add(3, group, hits & begunUpToType);
  hits &= ~begunUpToType;
  ranks.add(4, group, hits & begunAnywhere);
  hits &= ~begunAnywhere;
  ranks.add(5, group, hits & anyInName);
  hits &= ~anyInName;
  ranks.add(6, group, hits & anyUpToType);
  hits &= ~anyUpToType;
  ranks.add(7, group, hits & matches);
  ranks.add(8, group, hits & ~matches);
}

/** Notes the terms for which a name of several words stands, in the last part that has one of its words. */
function noteLongNames(notes: BlockNotes, names: MatchedSearch['longNames'], group: number): void {
  const { cells } = notes;
  for (const { term, rows } of names) {
    for (let part = 0; part < 4; part += 1) {
      let all = -1;
      for (const row of rows) {
        const cell = notes.cellOf(row, group) + beginning;
        let upTo = 0;
        for (let one = 0; one <= part; one += 1) upTo |= cells[cell + one] as number; // a cell has all parts
        all &= upTo;
      }
      const cell = notes.cellOf(term, group) + part;
      for (const way of [whole, beginning, typed]) cells[cell + way] = (cells[cell + way] as number) | all; // the same
    }
  }
}
