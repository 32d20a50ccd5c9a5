// What this device and this tab keep. Browsers refuse it when cookies are blocked or the storage is full. Then this page
// keeps it in memory, until it is closed.

function storageIn(name: 'localStorage' | 'sessionStorage') {
  /** Only what the browser has refused. */
  const memory = new Map<string, string>();
  const ask = <Answer>(work: (storage: Storage) => Answer, otherwise: Answer): Answer => {
    try {
      return work(window[name]);
    } catch {
      return otherwise;
    }
  };
  const removeItem = (key: string): void => {
    memory.delete(key);
    ask((storage) => storage.removeItem(key), undefined);
  };
  return {
    getItem: (key: string): string | null => memory.get(key) ?? ask((storage) => storage.getItem(key), null),
    /** False when only this page's memory keeps it. */
    setItem(key: string, value: string): boolean {
      memory.delete(key);
      const isKept = ask((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (isKept) return true;
      // A reload must not find the value before this one.
      removeItem(key);
      memory.set(key, value);
      return false;
    },
    removeItem,
    clear(): void {
      memory.clear();
      ask((storage) => storage.clear(), undefined);
    },
    /** Whether the browser has refused something, so that closing this page loses it. */
    isInMemory: (): boolean => memory.size > 0,
    keys: (): readonly string[] => [...ask((storage) => Object.keys(storage), []), ...memory.keys()],
  };
}

export const deviceStorage = storageIn('localStorage');
export const tabStorage = storageIn('sessionStorage');

/** Undefined when the browser has none, or refuses it. */
export function findDatabases(): IDBFactory | undefined {
  try {
    return window.indexedDB;
  } catch {
    return undefined;
  }
}
