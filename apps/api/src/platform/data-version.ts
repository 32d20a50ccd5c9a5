// Whether rows in memory are those that the database has now.
import { sql } from 'drizzle-orm';

/** A failover can lose commits, and the next ones get the lost numbers again. So a number counts only for one server. */
export interface DataVersion {
  readonly number: number;
  /** `serverName`, read together with the number. */
  readonly server: string;
}

/** Another server has another one, also behind a pooler, and so has the same server after a restart. */
export const serverName = sql<string>`extract(epoch from pg_postmaster_start_time())::text || ' ' || current_database()`;

/** Of rows that never changed. */
export const noVersion: DataVersion = { number: 0, server: '' };

/** A load may have begun before the wanted change. Then there is another one. */
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

/** Whether `later` is `earlier` with or without more changes. */
export const isSinceOf = (later: DataVersion, earlier: DataVersion): boolean =>
  later.server === earlier.server && later.number >= earlier.number;

export const isSameVersion = (a: DataVersion, b: DataVersion): boolean =>
  a.server === b.server && a.number === b.number;
