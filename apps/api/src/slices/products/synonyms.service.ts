// All synonyms in memory: some hundreds. Each search brings the version that the database has now.
import type { Db } from '../../platform/database.ts';
import { listAllGroups } from './synonym.queries.ts';
import { makeSynonyms, type Synonyms } from './synonyms.ts';

interface Kept {
  readonly version: number;
  readonly synonyms: Synonyms;
}

export interface SynonymMemory {
  /** With all changes up to `version`. */
  getSynonyms(version: number): Promise<Synonyms>;
}

/** `db`: the primary. A replica that lags would give older synonyms than the version says. */
export function makeSynonymMemory(db: Db): SynonymMemory {
  let kept: Kept = { version: 0, synonyms: makeSynonyms([]) };
  let loading: Promise<Kept> | undefined;

  const load = (): Promise<Kept> => {
    loading ??= listAllGroups(db)
      .then(({ version, groups }) => {
        kept = { version, synonyms: makeSynonyms(groups) };
        return kept;
      })
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };
  return {
    getSynonyms: async (version) => {
      // A load that runs already may have begun before the change.
      for (let loads = 0; loads < 2 && kept.version < version; loads += 1) await load();
      return kept.synonyms;
    },
  };
}
