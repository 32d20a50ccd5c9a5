import { serverLimits } from '@haat/contract/limits';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database.ts';
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
