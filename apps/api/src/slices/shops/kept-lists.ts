import type { ShopList } from './shop-list.ts';

/** Lists by city. When they take more memory than `mostBytes`, those that weren't used for the longest time go. */
export class KeptLists {
  readonly #mostBytes: number;
  /** A Map keeps the order of insertion: the first one was used longest ago. */
  readonly #lists = new Map<number, ShopList>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  find(cityId: number): ShopList | undefined {
    const list = this.#lists.get(cityId);
    if (list) this.#moveToEnd(list);
    return list;
  }

  keep(list: ShopList): ShopList {
    this.#bytes += list.bytes - (this.#lists.get(list.cityId)?.bytes ?? 0);
    this.#moveToEnd(list);
    for (const other of this.#lists.values()) {
      if (this.#bytes <= this.#mostBytes || other === list) break;
      this.#lists.delete(other.cityId);
      this.#bytes -= other.bytes;
    }
    return list;
  }

  #moveToEnd(list: ShopList): void {
    this.#lists.delete(list.cityId);
    this.#lists.set(list.cityId, list);
  }
}
