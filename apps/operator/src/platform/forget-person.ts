// Deletes the customers' app's data of a person from this device. Both apps have the same origin.
import { deviceStorage, findDatabases, tabStorage } from '@haat/client/device-storage';
import { forgetPictures, personStores } from '@haat/contract/person-stores';

/**
 * The storages are empty at once. Resolves when the rest is deleted, and never rejects. Open pages of the customers'
 * app close their database for this.
 */
export async function forgetPerson(): Promise<void> {
  deviceStorage.clear();
  tabStorage.clear();
  await Promise.all([deleteAnswers(), deletePictures(), closePush()]).catch((error: unknown) =>
    console.warn('Not everything of the last person could be deleted', error),
  );
}

/** An async function, because a browser that blocks cookies may throw at once. */
async function deleteAnswers(): Promise<void> {
  findDatabases()?.deleteDatabase(personStores.database);
}

/** On plain HTTP there are no caches. */
async function deletePictures(): Promise<void> {
  if (!('caches' in window)) return;
  await caches.delete(personStores.pictures);
  (await findWorker())?.active?.postMessage(forgetPictures);
}

/** Messages on the screen are private. The next person gets a subscription of their own. */
async function closePush(): Promise<void> {
  const worker = await findWorker();
  for (const message of (await worker?.getNotifications()) ?? []) message.close();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
}

/** The customers' app's worker. There is none on plain HTTP. */
const findWorker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration('/') : undefined;
