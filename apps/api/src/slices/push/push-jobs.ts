// The push jobs of a transaction's notifications: one for each notification and device.
import type { PushMessage } from '../../platform/push/push-message.ts';
import type { PeopleNotified } from '../notifications/index.ts';

export interface PushDevice {
  readonly id: number;
  readonly userId: number;
  readonly kind: 'FCM' | 'WEBPUSH';
  /** A browser's is the address of its push service. */
  readonly registrationId: string;
}

export interface PushJob {
  readonly deviceId: number;
  /** The device may belong to somebody else when the job runs. */
  readonly userId: number;
  /** Of the push service, as the limits of jobs count it. */
  readonly host: string;
  readonly message: PushMessage;
  /** When the notification was written, in ISO 8601. */
  readonly at: string;
}

interface Parts {
  readonly title: string;
  readonly at: Date;
  /** Returns a new tag each time. */
  readonly makeTag: () => string;
  /** How many hosts each host counts as, so that many messages go to it at once. Undefined: it is itself. */
  readonly lanes?: number | undefined;
}

/** In the order of `devices`. */
export function pushJobs(
  { notifications }: PeopleNotified,
  devices: readonly PushDevice[],
  { title, at, makeTag, lanes }: Parts,
): { readonly kind: PushDevice['kind']; readonly job: PushJob }[] {
  // Notifications of a topic replace each other on the device, too.
  const messages = new Map(
    notifications.map(({ userId, body, link, topic }) => [
      userId,
      { title, body, link, tag: topic ?? makeTag() },
    ]),
  );
  return devices.flatMap((device) => {
    const { id, userId, kind } = device;
    const message = messages.get(userId);
    if (!message) return [];
    const host = lanes === undefined ? hostOf(device) : `${hostOf(device)} ${id % lanes}`;
    return [{ kind, job: { deviceId: id, userId, host, message, at: at.toISOString() } }];
  });
}

/** All phones share Google's. */
function hostOf({ kind, registrationId }: PushDevice): string {
  if (kind === 'FCM') return 'fcm';
  // One spelling for each host: a dot at the end changes nothing.
  return URL.canParse(registrationId)
    ? new URL(registrationId).host.replace(/\.(?=:|$)/, '')
    : registrationId;
}
