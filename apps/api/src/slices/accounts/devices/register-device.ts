// The server calls push endpoints, so an endpoint must not lead into the operator's own network. This checks the host
// name. The sender must also check the address that the name resolves to.
import { serverLimits } from '@haat/contract/limits';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database.ts';
import type { LocalizedText } from '../../../platform/localized-text.ts';
import { endpointMessages } from '../accounts.messages.ts';
import { lockSession } from '../sessions/session.queries.ts';
import { lockUser } from '../user.queries.ts';
import { deleteOldestDevices, deleteWebPush, upsertDevice } from './device.queries.ts';

export interface DeviceRegistration {
  readonly kind: 'FCM' | 'WEBPUSH';
  readonly registrationId: string;
  readonly isActive: boolean;
  readonly keys?: { p256dh: string; auth: string };
}

/**
 * Registers a device for push messages until this session ends. Deletes the person's oldest device when there are too many.
 * Throws `auth.required` when the session has just ended.
 */
export async function registerDevice(tx: Tx, actor: Actor, input: DeviceRegistration): Promise<void> {
  const { userId, sessionId } = actor;
  await lockUser(tx, userId);
  if (!(await lockSession(tx, sessionId))) throw new AppError('auth.required');
  await upsertDevice(tx, { ...input, keys: input.keys ?? null, userId, sessionId });
  await deleteOldestDevices(tx, userId, serverLimits.devicesPerPerson);
}

/** Deletes the person's own subscription. Does nothing for another person's or an unknown one. */
export const removeWebPush = (
  tx: Tx,
  actor: { userId: number },
  { endpoint }: { endpoint: string },
): Promise<void> => deleteWebPush(tx, actor.userId, endpoint);

const privateEndings = [
  'localhost',
  'local',
  'localdomain',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'private',
  'arpa',
  'onion',
];

/** A sentence that says what is wrong, or undefined. */
export function problemOfEndpoint(endpoint: string, isLocalAllowed: boolean): LocalizedText | undefined {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) return endpointMessages.noService;
  if (isLocalAllowed) return undefined;
  if (url.protocol !== 'https:') return endpointMessages.noHttps;
  if (url.username !== '' || url.password !== '') return endpointMessages.hasUser;
  if (url.port !== '') return endpointMessages.hasPort;
  return isPublicName(url.hostname) ? undefined : endpointMessages.notPublic;
}

/** The URL parser has already turned all spellings of an IPv4 address, such as `0x7f.1`, into four numbers. */
function isPublicName(hostname: string): boolean {
  const labels = hostname.replace(/\.$/, '').split('.');
  const ending = labels.at(-1) ?? '';
  const isName =
    labels.length >= 2 && labels.every((label) => /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9])?$/.test(label));
  return isName && !/^\d+$/.test(ending) && !privateEndings.includes(ending);
}
