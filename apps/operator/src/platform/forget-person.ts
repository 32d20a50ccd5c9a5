// Deletes the customers' app's data of a person from this device. Both apps have the same origin.
import { personStores } from '@haat/contract/person-stores';

/**
 * The storages are empty at once. Resolves when the rest is deleted, and never rejects. Open pages of the customers'
 * app close their database for this.
 */
export async function forgetPerson(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  if ('indexedDB' in window) indexedDB.deleteDatabase(personStores.database);
  await Promise.all([deletePictures(), closePush()]).catch((error: unknown) =>
    console.warn('Not everything of the last person could be deleted', error),
  );
}

/** On plain HTTP there are no caches. */
const deletePictures = async (): Promise<unknown> =>
  'caches' in window && (await caches.delete(personStores.pictures));

/** Messages on the screen are private. The next person gets a subscription of their own. */
async function closePush(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const worker = await navigator.serviceWorker.getRegistration('/');
  for (const message of (await worker?.getNotifications()) ?? []) message.close();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
}
