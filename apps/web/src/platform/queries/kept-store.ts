// This phone's last answers, in IndexedDB.
import { findDatabases } from '@haat/client/device-storage';
import { personStores } from '@haat/contract/person-stores';
import type { QueryKey } from '@tanstack/react-query';

export interface KeptAnswer {
  /** A hash of the query's key. */
  readonly hash: string;
  readonly key: QueryKey;
  readonly data: unknown;
  readonly updatedAt: number;
  /** A fingerprint of the session that saw it. */
  readonly owner: string;
}

const table = 'answers';

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const databases = findDatabases();
    if (!databases) throw new Error('This browser has no IndexedDB');
    const request = databases.open(personStores.database, 1);
    request.onupgradeneeded = () =>
      request.result.createObjectStore(table, { keyPath: 'hash' }).createIndex('updatedAt', 'updatedAt');
    request.onsuccess = () => {
      // The desk deletes the database when its session ends.
      request.result.onversionchange = () => {
        request.result.close();
        opening = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
  return opening;
}

/** Runs `work` in one transaction and resolves with what its request found. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result> | undefined,
): Promise<Result | undefined> {
  const transaction = (await open()).transaction(table, mode);
  const request = work(transaction.objectStore(table));
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
  return request?.result;
}

export const findKept = (hash: string): Promise<KeptAnswer | undefined> =>
  inStore<KeptAnswer | undefined>('readonly', (store) => store.get(hash));

export async function putKept(answers: readonly KeptAnswer[]): Promise<void> {
  await inStore('readwrite', (store) => {
    for (const answer of answers) store.put(answer);
    return undefined;
  });
}

export async function dropKeptBefore(time: number): Promise<void> {
  await inStore('readwrite', (store) => {
    const cursor = store.index('updatedAt').openCursor(IDBKeyRange.upperBound(time));
    cursor.onsuccess = () => {
      cursor.result?.delete();
      cursor.result?.continue();
    };
    return undefined;
  });
}

export async function dropKeptOne(hash: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(hash));
}

export async function dropAllKept(): Promise<void> {
  await inStore('readwrite', (store) => store.clear());
}
