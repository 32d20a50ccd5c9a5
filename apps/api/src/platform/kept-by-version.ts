import { type DataVersion, isSameVersion, isSinceOf } from './data-version.ts';

interface OfVersion {
  /** All changes up to this version are in it, and maybe later ones. */
  readonly version: DataVersion;
  /** Roughly how much memory it takes. */
  readonly bytes: number;
}

export interface Source<Kept extends OfVersion, Version extends DataVersion | undefined> {
  /** Above so much memory, what wasn't used for the longest time goes. */
  readonly mostBytes: number;
  /** Undefined when there is nothing to keep. */
  readVersion(key: number): Promise<Version>;
  /**
   * Brings `before` up to the version, or loads all if it is undefined. The version was read before this, so no change up to
   * it can be missing.
   */
  load(key: number, version: NonNullable<Version>, before: Kept | undefined): Promise<Kept>;
}

/** A load that began before the wanted change is repeated. */
const mostLoads = 5;

/** What a server keeps in memory, by city or under another number. The only cache with versions: see decision 0028. */
export class KeptByVersion<Kept extends OfVersion, Version extends DataVersion | undefined> {
  readonly #source: Source<Kept, Version>;
  /** A Map keeps the order of insertion: the first one was used longest ago. */
  readonly #kept = new Map<number, Kept>();
  readonly #loading = new Map<number, Promise<Kept | Extract<Version, undefined>>>();
  #bytes = 0;

  constructor(source: Source<Kept, Version>) {
    this.#source = source;
  }

  /** With all changes up to `wanted`, which was just read from the database. */
  async get(key: number, wanted: DataVersion): Promise<Kept | Extract<Version, undefined>> {
    const kept = this.find(key);
    if (kept && isSameVersion(kept.version, wanted)) return kept;
    for (let loads = 1; ; loads += 1) {
      const loaded = await this.#loadOnce(key);
      if (!loaded || isSinceOf(loaded.version, wanted) || loads === mostLoads) return loaded;
    }
  }

  find(key: number): Kept | undefined {
    const kept = this.#kept.get(key);
    if (kept) this.#moveToEnd(key, kept);
    return kept;
  }

  /** The next `get` loads all of it. */
  forget(key: number): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }

  /** One load at a time for each key. */
  #loadOnce(key: number): Promise<Kept | Extract<Version, undefined>> {
    const running = this.#loading.get(key) ?? this.#load(key).finally(() => this.#loading.delete(key));
    this.#loading.set(key, running);
    return running;
  }

  async #load(key: number): Promise<Kept | Extract<Version, undefined>> {
    const version = await this.#source.readVersion(key);
    if (version === undefined) return version as Extract<Version, undefined>; // TypeScript doesn't narrow type parameters
    const before = this.#kept.get(key);
    if (before && isSameVersion(before.version, version)) return before;
    const base = before && isSinceOf(version, before.version) ? before : undefined;
    return this.#keep(key, await this.#source.load(key, version, base));
  }

  /** Keeps the value, even if it alone takes more than allowed. */
  #keep(key: number, loaded: Kept): Kept {
    this.forget(key);
    this.#bytes += loaded.bytes;
    this.#moveToEnd(key, loaded);
    for (const other of this.#kept.keys()) {
      if (this.#bytes <= this.#source.mostBytes || other === key) break;
      this.forget(other);
    }
    return loaded;
  }

  #moveToEnd(key: number, kept: Kept): void {
    this.#kept.delete(key);
    this.#kept.set(key, kept);
  }
}
