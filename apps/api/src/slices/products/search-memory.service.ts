// Hits of recent searches in memory. Whoever takes them checks that they are current.
import { countOf, type RankedHits } from './ranked-hits.ts';
import type { SearchTerm } from './search-term.ts';

export interface RememberedSearch {
  /** The version of the city's search and the names of the shop types that it was read with. */
  readonly version: number;
  readonly typeNames: string;
  readonly terms: readonly SearchTerm[];
  readonly hits: RankedHits;
}

export interface SearchMemory {
  find(key: string): RememberedSearch | undefined;
  /** Runs `load` once for all simultaneous calls with the same key and stamp, and remembers its result. */
  load(key: string, stamp: string, load: () => Promise<RememberedSearch>): Promise<RememberedSearch>;
}

/** Some 8 MB: a hit takes 12 bytes, and a search as much as some fifty hits. */
const mostHits = 600_000;
const hitsPerSearch = 50;

const sizeOf = ({ hits }: RememberedSearch): number => hitsPerSearch + countOf(hits);

export function makeSearchMemory(): SearchMemory {
  /** The least recently used first. */
  const searches = new Map<string, RememberedSearch>();
  const loading = new Map<string, Promise<RememberedSearch>>();
  let size = 0;

  const forget = (key: string): void => {
    const known = searches.get(key);
    if (!known) return;
    searches.delete(key);
    size -= sizeOf(known);
  };
  const remember = (key: string, search: RememberedSearch): void => {
    const known = searches.get(key);
    if (known && known.version > search.version) return;
    forget(key);
    searches.set(key, search);
    size += sizeOf(search);
    for (const [oldest] of searches) {
      if (size <= mostHits) break;
      forget(oldest);
    }
  };
  return {
    find: (key) => {
      const known = searches.get(key);
      if (!known) return undefined;
      searches.delete(key);
      searches.set(key, known);
      return known;
    },
    load: (key, stamp, load) => {
      const at = `${stamp} ${key}`;
      const running = loading.get(at) ?? load().finally(() => loading.delete(at));
      loading.set(at, running);
      return running.then((search) => {
        remember(key, search);
        return search;
      });
    },
  };
}
