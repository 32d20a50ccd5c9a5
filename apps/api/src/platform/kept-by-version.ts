import { type DataVersion, renew } from './data-version.ts';

interface WithVersion {
  readonly version: DataVersion;
}

/** Keeps what `load` returned last, with all changes up to a version. One load runs at a time. */
export function keptByVersion<Kept extends WithVersion>(
  load: () => Promise<Kept>,
  none: Kept,
): (version: DataVersion) => Promise<Kept> {
  let kept = none;
  let loading: Promise<Kept> | undefined;
  const loadOnce = (): Promise<Kept> => {
    loading ??= load()
      .then((loaded) => {
        kept = loaded;
        return loaded;
      })
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };
  return async (version) => (await renew(kept, version, loadOnce)) ?? kept;
}
