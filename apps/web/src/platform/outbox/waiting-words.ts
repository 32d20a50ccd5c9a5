// What people read about work that waits for a connection. Where the browser refuses its storage, only the open page has it.
import { deviceStorage, tabStorage } from '@haat/client/device-storage';
import { outbox } from '../../messages/outbox.ts';

/** `what`: the actions, such as 'Accept'. */
export const takenWords = (what: string): string =>
  deviceStorage.isInMemory() ? outbox.keepOpen(what) : outbox.taken(what);

export const orderNeedsConnection = (): string =>
  deviceStorage.isInMemory() ? outbox.needsConnectionAndPage : outbox.needsConnection;

/** What was chosen is a draft of this tab. */
export const verifyNeedsConnection = (): string =>
  tabStorage.isInMemory() ? outbox.verifyNeedsConnectionAndPage : outbox.verifyNeedsConnection;
