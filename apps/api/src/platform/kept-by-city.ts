interface OfCity {
  readonly cityId: number;
  /** About how much memory it takes. */
  readonly bytes: number;
}

/** What is known of cities. When it takes more memory than `mostBytes`, the cities that weren't used for the longest time go. */
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

  /** Keeps it, even if it alone takes more than allowed. */
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
