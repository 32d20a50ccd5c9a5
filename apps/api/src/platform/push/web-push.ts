// Sends messages to browsers: Web Push (RFC 8030), encrypted (RFC 8291), signed with the VAPID keys (RFC 8292).
import { ECDH } from 'node:crypto';
import { outcomeOf, outcomeOfFailure } from './outcome-of.ts';
import { post } from './post.ts';
import { makePublicLookup } from './public-lookup.ts';
import { keepSeconds, type PushMessage, type PushOutcome } from './push-message.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** In base64url. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

interface Browser {
  readonly endpoint: string;
  readonly keys: BrowserKeys;
}

export interface WebPushParts {
  readonly vapid: VapidKeys;
  /** Where a push service can reach the operator, `mailto:…`. */
  readonly contact: string;
  /** Also calls services on this machine and in its network, for tests. */
  readonly isLocalAllowed: boolean;
}

export type SendToBrowser = (
  browser: Browser,
  message: PushMessage,
  signal: AbortSignal,
) => Promise<PushOutcome>;

export function makeWebPush({ vapid, contact, isLocalAllowed }: WebPushParts): SendToBrowser {
  const vapidDetails = { subject: contact, ...vapid };
  const lookup = isLocalAllowed ? undefined : makePublicLookup();
  return async (browser, message, signal) => {
    // No message can ever be encrypted for it.
    if (!areKeys(browser.keys)) return { end: 'gone' };
    // Loaded with the first message: most servers of a village send none.
    const { default: webPush } = await import('web-push');
    const options = {
      vapidDetails,
      TTL: keepSeconds,
      urgency: 'high',
      contentEncoding: 'aes128gcm',
    } as const;
    const details = webPush.generateRequestDetails(browser, JSON.stringify(message), options);
    const headers = Object.fromEntries(
      Object.entries(details.headers).map(([name, value]) => [name, String(value)]),
    );
    const request = { url: details.endpoint, headers, body: details.body ?? '', signal, lookup };
    return post(request).then(outcomeOf, outcomeOfFailure);
  };
}

function areKeys({ p256dh, auth }: BrowserKeys): boolean {
  if (Buffer.from(auth, 'base64url').length < 16) return false;
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return Buffer.from(p256dh, 'base64url').length === 65;
  } catch {
    return false;
  }
}
