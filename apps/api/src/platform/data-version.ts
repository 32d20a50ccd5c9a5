// Tells whether rows kept in memory are still current.
import { sql } from 'drizzle-orm';

/** A failover can lose commits, and the next ones get the lost numbers again. So a number counts only for one server. */
export interface DataVersion {
  readonly number: number;
  /** `serverName`, read in the same statement as the number. */
  readonly server: string;
}

/** Different for each server, also behind a pooler, and after each restart. */
export const serverName = sql<string>`extract(epoch from pg_postmaster_start_time())::text || ' ' || current_database()`;

/** The version of rows that never changed. */
export const noVersion: DataVersion = { number: 0, server: '' };

/** A load that began before the wanted change is repeated. */
const mostLoads = 5;

interface WithVersion {
  readonly version: DataVersion;
}

/** `kept`, if it has exactly this version, or else what `load` finds: this version or a newer one. */
export async function renew<Kept extends WithVersion>(
  kept: Kept | undefined,
  wanted: DataVersion,
  load: (before: Kept | undefined) => Promise<Kept | undefined>,
): Promise<Kept | undefined> {
  if (kept && isSameVersion(kept.version, wanted)) return kept;
  let loaded = kept;
  for (let loads = 0; loads < mostLoads; loads += 1) {
    loaded = await load(loaded);
    if (loaded && isSinceOf(loaded.version, wanted)) break;
  }
  return loaded;
}

/** Whether `later` has all changes of `earlier`. */
export const isSinceOf = (later: DataVersion, earlier: DataVersion): boolean =>
  later.server === earlier.server && later.number >= earlier.number;

export const isSameVersion = (a: DataVersion, b: DataVersion): boolean =>
  a.server === b.server && a.number === b.number;
