// Products that are in several containers of a block.
import type { FoundContainer } from './block-words.ts';
import { countAt, countBits, groupsOfBlock, hasProduct, isListed, keepBits, listedAt } from './containers.ts';

/** Products of a block as a list or as bits. */
export type BlockSet =
  | { readonly list: Uint16Array }
  | { readonly count: number; readonly bits: Uint32Array };

const list = new Uint16Array(groupsOfBlock * 32);
const bits = new Uint32Array(groupsOfBlock);

/** The result is valid until the next call. */
export function intersect(containers: readonly FoundContainer[]): BlockSet {
  const byCount = containers.toSorted((a, b) => countAt(a.data, a.at) - countAt(b.data, b.at));
  const [fewest, ...others] = byCount;
  if (!fewest) return { list: list.subarray(0, 0) };
  return isListed(fewest.data, fewest.at) ? ofList(fewest, others) : ofBits(fewest, others);
}

function ofList({ data, at }: FoundContainer, others: readonly FoundContainer[]): BlockSet {
  const most = countAt(data, at);
  let count = 0;
  for (let nth = 0; nth < most; nth += 1) {
    const product = listedAt(data, at, nth);
    let isInAll = true;
    for (const other of others) isInAll &&= hasProduct(other.data, other.at, product);
    if (isInAll) list[count++] = product;
  }
  return { list: list.subarray(0, count) };
}

function ofBits({ data, at }: FoundContainer, others: readonly FoundContainer[]): BlockSet {
  bits.fill(0xffffffff);
  keepBits(bits, data, at);
  for (const other of others) keepBits(bits, other.data, other.at);
  let count = 0;
  for (let group = 0; group < groupsOfBlock; group += 1) count += countBits(bits[group] as number); // a group of the block
  return { count, bits };
}
