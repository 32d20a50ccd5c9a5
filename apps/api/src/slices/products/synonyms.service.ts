// All synonyms in memory: some hundreds. Each search brings the version that the database has now.
import { type DataVersion, noVersion, renew } from '../../platform/data-version.ts';
import type { Db } from '../../platform/database.ts';
import { listAllGroups } from './synonym.queries.ts';
import { makeSynonyms, type Synonyms } from './synonyms.ts';

interface Kept {
  readonly version: DataVersion;
  readonly synonyms: Synonyms;
}

export interface SynonymMemory {
  /** With all changes up to `version`. */
  getSynonyms(version: DataVersion): Promise<Synonyms>;
}

/** `db`: the primary. A replica that lags would give older synonyms than the version says. */
export function makeSynonymMemory(db: Db): SynonymMemory {
  let kept: Kept = { version: noVersion, synonyms: makeSynonyms([]) };
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
      const { synonyms } = (await renew(kept, version, load)) ?? kept;
      return synonyms;
    },
  };
}
