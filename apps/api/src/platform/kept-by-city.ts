interface OfCity {
  readonly cityId: number;
  /** Roughly how much memory it takes. */
  readonly bytes: number;
}

/** A cache by city. Above `mostBytes` of memory, it drops the cities that weren't used for the longest time. */
export class KeptByCity<Kept extends OfCity> {
  readonly #mostBytes: number;
  /** A Map keeps the order of insertion: the first one was used longest ago. */
  readonly #cities = new Map<number, Kept>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  find(cityId: number): Kept | undefined {
    const kept = this.#cities.get(cityId);
    if (kept) this.#moveToEnd(kept);
    return kept;
  }

  /** Keeps the value, even if it alone takes more than allowed. */
  keep(city: Kept): Kept {
    this.#bytes += city.bytes - (this.#cities.get(city.cityId)?.bytes ?? 0);
    this.#moveToEnd(city);
    for (const other of this.#cities.values()) {
      if (this.#bytes <= this.#mostBytes || other === city) break;
      this.#cities.delete(other.cityId);
      this.#bytes -= other.bytes;
    }
    return city;
  }

  #moveToEnd(city: Kept): void {
    this.#cities.delete(city.cityId);
    this.#cities.set(city.cityId, city);
  }
}
