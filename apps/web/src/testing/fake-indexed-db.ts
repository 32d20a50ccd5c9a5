// As much of IndexedDB as `kept-store.ts` uses. Each request answers in the next microtask, so fake timers don't hold it.

type Row = { readonly hash: string; readonly updatedAt: number };

const rows = new Map<string, Row>();

interface Asked {
  result?: unknown;
  onsuccess?: () => void;
}

function answered(result: unknown): Asked {
  const request: Asked = { result };
  queueMicrotask(() => request.onsuccess?.());
  return request;
}

const store = {
  get: (hash: string) => answered(rows.get(hash)),
  put: (row: Row) => answered(rows.set(row.hash, structuredClone(row))),
  clear: () => answered(rows.clear()),
  // Nothing in a test is a week old.
  index: () => ({ openCursor: () => answered(null) }),
};

function transaction(): unknown {
  const one: { oncomplete?: () => void; objectStore: () => typeof store } = { objectStore: () => store };
  queueMicrotask(() => queueMicrotask(() => one.oncomplete?.()));
  return one;
}

/** Gives the page an empty database. Returns a function that takes it away. */
export function installFakeIndexedDb(): () => void {
  rows.clear();
  const range = { upperBound: (time: number) => time };
  Object.assign(globalThis, { indexedDB: { open: () => answered({ transaction }) }, IDBKeyRange: range });
  return () => {
    Reflect.deleteProperty(globalThis, 'indexedDB');
    Reflect.deleteProperty(globalThis, 'IDBKeyRange');
  };
}
