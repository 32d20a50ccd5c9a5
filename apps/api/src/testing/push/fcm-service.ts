// A stand-in for Google's token endpoint and for FCM HTTP v1. It checks assertion, access token and message.
import { generateKeyPairSync, verify } from 'node:crypto';
import { type Answer, openStandIn, type Received } from './stand-in.ts';

export interface FcmService {
  /** For `FCM_URL` of the test app. */
  readonly url: string;
  /** For `FCM_SERVICE_ACCOUNT`. */
  readonly serviceAccount: string;
  /** The answers to a phone before the usual one. */
  answer(registrationId: string, answers: readonly Answer[]): void;
  /** The accepted and refused messages to a phone. */
  messagesOf(registrationId: string): Record<string, unknown>[];
  /** How many access tokens it gave out. */
  readonly tokens: () => number;
  /** Access tokens given out so far are dead from now on. */
  forgetTokens(): void;
  readonly faults: string[];
  close(): Promise<void>;
}

const project = 'haat-test';
const email = 'push@haat-test.iam.gserviceaccount.com';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

const accepted: Answer = { status: 200, body: '{"name":"projects/haat-test/messages/1"}' };

const tokenAnswer = (token: string): Answer => ({
  status: 200,
  body: JSON.stringify({ access_token: token, expires_in: 3600, token_type: 'Bearer' }),
});

const serviceAccountOf = (url: string): string =>
  JSON.stringify({
    type: 'service_account',
    project_id: project,
    client_email: email,
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: `${url}/token`,
  });

export async function openFcmService(now: () => Date): Promise<FcmService> {
  const answers = new Map<string, Answer[]>();
  const messages: Record<string, unknown>[] = [];
  const faults: string[] = [];
  const alive = new Set<string>();
  let given = 0;
  const giveToken = (request: Received): Answer => {
    const found = assertionFaults(request, { aud: `${service.url}/token`, now: now() });
    faults.push(...found);
    if (found.length > 0) return { status: 400, body: '{"error":"invalid_grant"}' };
    given += 1;
    const token = `token-${given}`;
    alive.add(token);
    return tokenAnswer(token);
  };
  const takeMessage = (request: Received): Answer => {
    if (!alive.has(request.headers.authorization?.replace(/^Bearer /, '') ?? '')) return { status: 401 };
    const { message } = JSON.parse(request.body.toString('utf8'));
    const found = messageFaults(message);
    faults.push(...found);
    messages.push(message);
    if (found.length > 0) return { status: 400 };
    return answers.get(message.token)?.shift() ?? accepted;
  };
  const service = await openStandIn((request) => {
    if (request.path === '/token') return giveToken(request);
    if (request.path === `/v1/projects/${project}/messages:send`) return takeMessage(request);
    return { status: 404 };
  });
  return {
    url: service.url,
    serviceAccount: serviceAccountOf(service.url),
    answer: (registrationId, some) => answers.set(registrationId, [...some]),
    messagesOf: (registrationId) => messages.filter(({ token }) => token === registrationId),
    tokens: () => given,
    forgetTokens: () => alive.clear(),
    faults,
    close: service.close,
  };
}

function assertionFaults({ headers, body }: Received, { aud, now }: { aud: string; now: Date }): string[] {
  const form = new URLSearchParams(body.toString('utf8'));
  const [head = '', claims = '', signature = ''] = (form.get('assertion') ?? '').split('.');
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    publicKey,
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return ['the assertion is not signed by the service account'];
  const { alg } = decode(head);
  const told = decode(claims);
  const seconds = now.getTime() / 1000;
  const faults: Record<string, boolean> = {
    'Content-Type': headers['content-type'] !== 'application/x-www-form-urlencoded',
    grant_type: form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    alg: alg !== 'RS256',
    iss: told.iss !== email,
    aud: told.aud !== aud,
    scope: told.scope !== 'https://www.googleapis.com/auth/firebase.messaging',
    times: !(
      Number(told.iat) <= seconds &&
      Number(told.exp) > seconds &&
      Number(told.exp) - Number(told.iat) <= 3600
    ),
  };
  return Object.keys(faults).filter((name) => faults[name]);
}

function messageFaults({ token, notification, data }: Record<string, unknown>): string[] {
  const [shown, sent]: Record<string, unknown>[] = [Object(notification), Object(data)];
  const faults: Record<string, boolean> = {
    token: typeof token !== 'string' || token === '',
    notification: typeof shown?.title !== 'string' || typeof shown.body !== 'string',
    // FCM accepts only text there.
    data: Object.values(sent ?? {}).some((value) => typeof value !== 'string'),
    'data.body': sent?.body !== shown?.body,
  };
  return Object.keys(faults).filter((name) => faults[name]);
}

const decode = (part: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
