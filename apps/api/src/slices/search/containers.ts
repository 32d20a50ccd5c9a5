// Sets of products, in blocks of 8,192. A container has those of a block: a list of few, a bit for each of many, nothing when
// it has all. It begins with its block, the part of the text, and the count.

export const blockBits = 13;
export const blockSize = 1 << blockBits;
/** A bitmap has a number of 32 bits for each group of 32 products. */
export const groupsOfBlock = blockSize / 32;

const headSize = 2;
/** A list of so many takes half as much as the bits, but bits are faster to look at. */
const mostListed = blockSize / 32;
const bitmapSize = blockSize / 16;

export const blockOf = (product: number): number => product >>> blockBits;

// `as number`: callers read at the beginnings of containers.
export const blockAt = (data: Uint16Array, at: number): number => (data[at] as number) >>> 2;
export const partAt = (data: Uint16Array, at: number): number => (data[at] as number) & 3;
/** Up to 8,192. */
export const countAt = (data: Uint16Array, at: number): number => data[at + 1] as number;

export const sizeOf = (count: number): number =>
  headSize + (count <= mostListed ? count : count === blockSize ? 0 : bitmapSize);

/** Writes a container with the products of an ascending list. Returns its end. */
export function writeList(to: Uint16Array, at: number, head: number, list: Uint16Array): number {
  to[at] = head;
  to[at + 1] = list.length;
  const end = at + sizeOf(list.length);
  if (list.length <= mostListed) to.set(list, at + headSize);
  else if (end > at + headSize) {
    to.fill(0, at + headSize, end);
    for (const product of list) {
      const place = at + headSize + (product >>> 4);
      to[place] = (to[place] as number) | (1 << (product & 15)); // inside of the container
    }
  }
  return end;
}

/** The same with the products of a bitmap, of which `count` bits are set. */
export function writeBits(
  to: Uint16Array,
  at: number,
  head: number,
  { count, bits }: { readonly count: number; readonly bits: Uint32Array },
): void {
  to[at] = head;
  to[at + 1] = count;
  if (count === blockSize) return;
  let next = at + headSize;
  for (let group = 0; group < groupsOfBlock; group += 1) {
    let rest = bits[group] as number; // a group of the block
    if (count > mostListed) {
      to[next] = rest & 0xffff;
      to[next + 1] = rest >>> 16;
      next += 2;
    } else {
      for (; rest !== 0; rest &= rest - 1) to[next++] = (group << 5) | lowestBit(rest);
    }
  }
}

export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

export function countBits(bits: number): number {
  let sum = bits - ((bits >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The bits of a group in a container with bits or a full one. */
export function bitsAt(data: Uint16Array, at: number, group: number): number {
  if (countAt(data, at) === blockSize) return -1;
  const from = at + headSize + 2 * group;
  return (data[from] as number) | ((data[from + 1] as number) << 16); // inside of the container
}

/** Keeps the bits of those that the container has, too. It has bits or is full. */
export function keepBits(bits: Uint32Array, data: Uint16Array, at: number): void {
  if (countAt(data, at) === blockSize) return;
  for (let group = 0, from = at + headSize; group < groupsOfBlock; group += 1, from += 2) {
    // Inside of the container and of the bitmap.
    bits[group] = (bits[group] as number) & ((data[from] as number) | ((data[from + 1] as number) << 16));
  }
}

export const isListed = (data: Uint16Array, at: number): boolean => countAt(data, at) <= mostListed;

/** The nth product of a list, counted from the beginning of the block. */
export const listedAt = (data: Uint16Array, at: number, nth: number): number =>
  data[at + headSize + nth] as number; // `nth` is less than the count

export function hasProduct(data: Uint16Array, at: number, product: number): boolean {
  if (!isListed(data, at)) return ((bitsAt(data, at, product >>> 5) >>> (product & 31)) & 1) === 1;
  const nth = placeInList(data, at, product);
  return nth < countAt(data, at) && listedAt(data, at, nth) === product;
}

/** How many of its products are in the bitmap. */
export function countWithin(data: Uint16Array, at: number, mask: Uint32Array): number {
  let count = 0;
  if (isListed(data, at)) {
    for (let nth = 0; nth < countAt(data, at); nth += 1) {
      const product = listedAt(data, at, nth);
      count += ((mask[product >>> 5] as number) >>> (product & 31)) & 1; // a product of the block
    }
    return count;
  }
  for (let group = 0; group < groupsOfBlock; group += 1) {
    count += countBits(bitsAt(data, at, group) & (mask[group] as number)); // a group of the block
  }
  return count;
}

/** Calls `visit` for its products from `from` to before `to`, counted from the beginning of the block. */
export function visitRange(
  data: Uint16Array,
  at: number,
  {
    from,
    to,
    visit,
  }: { readonly from: number; readonly to: number; readonly visit: (product: number) => void },
): void {
  if (isListed(data, at)) {
    for (let nth = placeInList(data, at, from); nth < countAt(data, at); nth += 1) {
      const product = listedAt(data, at, nth);
      if (product >= to) return;
      visit(product);
    }
    return;
  }
  for (let group = from >>> 5; group << 5 < to; group += 1) {
    let rest = bitsAt(data, at, group);
    if (group === from >>> 5) rest &= -1 << (from & 31);
    for (; rest !== 0; rest &= rest - 1) {
      const product = (group << 5) | lowestBit(rest);
      if (product >= to) return;
      visit(product);
    }
  }
}

/** How many products of the list are before `product`. */
function placeInList(data: Uint16Array, at: number, product: number): number {
  let [from, to] = [0, countAt(data, at)];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (listedAt(data, at, middle) < product) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Sets the bits from `from` to before `to`. */
export function fillBits(bits: Uint32Array, from: number, to: number): void {
  for (let at = from; at < to; ) {
    const group = at >>> 5;
    const end = Math.min(to, (group + 1) << 5);
    const upTo = end - (group << 5);
    const below = upTo === 32 ? -1 : (1 << upTo) - 1;
    bits[group] = (bits[group] as number) | (below & (-1 << (at & 31))); // a group of the block
    at = end;
  }
}
