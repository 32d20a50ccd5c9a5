// Sends messages to the phone app by Firebase Cloud Messaging, HTTP v1.
import { createPrivateKey, type KeyObject } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { outcomeOf, outcomeOfFailure } from './outcome-of.ts';
import { post } from './post.ts';
import { keepSeconds, type PushMessage, type PushOutcome } from './push-message.ts';
import { secondsOf, signToken } from './signed-token.ts';

interface ServiceAccount {
  readonly projectId: string;
  readonly clientEmail: string;
  /** PEM. */
  readonly privateKey: string;
  /** Where it gets access tokens. */
  readonly tokenUri: string;
}

export interface FcmParts {
  readonly account: ServiceAccount;
  readonly signingKey: KeyObject;
  readonly clock: Clock;
  /** Another host, for tests. */
  readonly baseUrl?: string | undefined;
}

export type SendToPhone = (
  registrationId: string,
  message: PushMessage,
  signal: AbortSignal,
) => Promise<PushOutcome>;

interface Access {
  readonly token: string;
  readonly until: number;
}

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const tokenSeconds = 60 * 60;
/** A token is replaced this long before it ends. */
const spareSeconds = 5 * 60;

/** Undefined when it is not an RSA key. */
export function readServiceKey(pem: string): KeyObject | undefined {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === 'rsa' ? key : undefined;
  } catch {
    return undefined;
  }
}

export function makeFcm(parts: FcmParts): SendToPhone {
  const { account, clock, baseUrl = 'https://fcm.googleapis.com' } = parts;
  const url = `${baseUrl}/v1/projects/${encodeURIComponent(account.projectId)}/messages:send`;
  let access: { readonly token: Promise<string>; until: number } | undefined;
  const findToken = (): Promise<string> => {
    if (access && access.until > secondsOf(clock.now())) return access.token;
    const asked = askAccess(parts);
    // Simultaneous messages wait for the same answer.
    const mine = { token: asked.then(({ token }) => token), until: Number.POSITIVE_INFINITY };
    access = mine;
    asked.then(
      ({ until }) => {
        mine.until = until;
      },
      () => {
        mine.until = 0;
      },
    );
    return mine.token;
  };
  return async (registrationId, message, signal) => {
    try {
      const headers = { Authorization: `Bearer ${await findToken()}`, 'Content-Type': 'application/json' };
      const body = JSON.stringify({ message: messageOf(registrationId, message) });
      const answer = await post({ url, headers, body, signal });
      if (answer.status !== 401) return outcomeOf(answer);
      // The token was withdrawn. The next attempt asks for another.
      access = undefined;
      return { end: 'later', afterSeconds: 0, reason: 'FCM refused the access token' };
    } catch (error) {
      return outcomeOfFailure(error);
    }
  };
}

/** `tag` replaces a shown message. FCM keeps only four `collapse_key`s for a phone without network, so there is none. */
function messageOf(token: string, { title, body, link, tag }: PushMessage): object {
  return {
    token,
    notification: { title, body },
    data: { title, body, link, tag },
    android: { priority: 'HIGH', ttl: `${keepSeconds}s`, notification: { tag } },
    apns: { headers: { 'apns-collapse-id': tag.slice(0, 64), 'apns-priority': '10' } },
  };
}

/** OAuth 2.0 with a signed assertion (RFC 7523). */
async function askAccess({ account, signingKey, clock }: FcmParts): Promise<Access> {
  const now = secondsOf(clock.now());
  const { clientEmail: iss, tokenUri: aud } = account;
  const assertion = signToken(signingKey, { iss, scope, aud, iat: now, exp: now + tokenSeconds });
  const grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
  const { status, text } = await post({
    url: aud,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: grant, assertion }).toString(),
    // Other messages wait for the same token, so none of them can abort it.
    signal: new AbortController().signal,
  });
  if (status !== 200) throw new Error(`Google answered ${status} to the request for an access token`);
  const { access_token: token, expires_in: seconds }: Record<string, unknown> = Object(JSON.parse(text));
  if (typeof token !== 'string' || typeof seconds !== 'number')
    throw new Error('Google sent no access token');
  return { token, until: now + seconds - spareSeconds };
}
