// A stand-in for the push services of browsers. It answers 201 only to messages that follow RFC 8030, 8188, 8291 and 8292.
import { createPublicKey, verify } from 'node:crypto';
import { makeBrowser, type TestBrowser } from './browser.ts';
import { type Answer, openStandIn, type Received } from './stand-in.ts';

export interface Subscription {
  readonly endpoint: string;
  readonly keys: TestBrowser['keys'];
}

export interface WebPushService {
  /** Registers a browser. `name` is a part of its address. `answers` come before the usual one, in their order. */
  subscribe(name: string, answers?: readonly Answer[]): Subscription;
  /** What this browser was sent, decrypted, also when the answer was an error. */
  messagesOf(name: string): unknown[];
  /** Why messages were not accepted. */
  readonly faults: string[];
  /** Closes open connections. */
  hangUp(): void;
  close(): Promise<void>;
}

interface Subscribed {
  readonly browser: TestBrowser;
  readonly answers: Answer[];
  readonly messages: unknown[];
}

/** For servers with this VAPID key. */
export async function openWebPushService(publicKey: string): Promise<WebPushService> {
  const browsers = new Map<string, Subscribed>();
  const faults: string[] = [];
  const service = await openStandIn((request) => {
    const subscribed = browsers.get(request.path);
    if (!subscribed) return { status: 404 };
    const origin = `http://${request.headers.host}`;
    const found = [...headerFaults(request), ...signatureFaults(request, publicKey, origin)];
    try {
      subscribed.messages.push(JSON.parse(subscribed.browser.decrypt(request.body)));
    } catch (error) {
      found.push(`the message can't be decrypted: ${error}`);
    }
    faults.push(...found);
    return found.length > 0 ? { status: 400 } : (subscribed.answers.shift() ?? { status: 201 });
  });
  return {
    subscribe: (name, answers = []) => {
      const browser = makeBrowser();
      browsers.set(`/push/${name}`, { browser, answers: [...answers], messages: [] });
      return { endpoint: `${service.url}/push/${name}`, keys: browser.keys };
    },
    messagesOf: (name) => browsers.get(`/push/${name}`)?.messages ?? [],
    faults,
    hangUp: service.hangUp,
    close: service.close,
  };
}

function headerFaults({ headers, body }: Received): string[] {
  const faults: string[] = [];
  if (headers['content-encoding'] !== 'aes128gcm') faults.push('Content-Encoding is not aes128gcm');
  if (!(Number(headers.ttl) >= 600)) faults.push(`TTL is ${headers.ttl}`);
  if (body.length > 4096) faults.push('more than 4096 bytes');
  return faults;
}

function signatureFaults({ headers }: Received, publicKey: string, origin: string): string[] {
  const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== publicKey) return ['Authorization has not our VAPID key'];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = { key: jwk, dsaEncoding: 'ieee-p1363' } as const;
  const bytes = Buffer.from(signature, 'base64url');
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), signed, bytes)) return ['the signature is wrong'];
  const faults: string[] = [];
  if (decode(head).alg !== 'ES256') faults.push('the algorithm is not ES256');
  const { aud, exp, sub } = decode(claims);
  if (aud !== origin) faults.push(`aud is ${aud}`);
  const left = Number(exp) - Date.now() / 1000;
  if (!(left > 0 && left <= 24 * 60 * 60)) faults.push(`exp is ${left} s from now`);
  if (!/^(mailto:|https:)/.test(String(sub))) faults.push(`sub is ${sub}`);
  return faults;
}

const decode = (part: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
