// The only reader of the environment: one typed, frozen Config, or every problem at once.
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { type PageConfig, readPage } from './config-page.ts';
import { type PhoneAppConfig, readPhoneApp } from './config-phone-app.ts';
import { readSms, type SmsConfig } from './config-sms.ts';
import { readSocket, type SocketConfig } from './config-socket.ts';
import {
  ConfigError,
  databaseUrl,
  type Environment,
  Reader,
  trustedProxies,
  webUrl,
  wholeNumber,
  writableFolder,
} from './config-values.ts';
import { unsafeSettings } from './unsafe-settings.ts';

export { ConfigError } from './config-values.ts';

export type MediaConfig =
  | { store: 'local'; directory: string }
  | { store: 's3'; endpoint: string; bucket: string; key: string; secret: string };

type FcmServiceAccount = { projectId: string; clientEmail: string; privateKey: string; tokenUri: string };

/** What one of several processes gets from the process that starts it. */
export interface Share {
  /** From 0. The first one sweeps and supervises jobs. */
  readonly index: number;
  readonly databaseUrl: string;
  readonly loadsDemo: boolean;
}

export type Config = Readonly<{
  host: string;
  port: number;
  /** Undefined for the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | undefined;
  /** An absolute path. */
  dataDir: string;
  demo: boolean;
  sms: Readonly<SmsConfig>;
  otpLimitPerNumber: number;
  otpLimitPerIp: number;
  rateLimitPerMinute: number;
  /** All one-time codes together. */
  smsPerHour: number;
  /** How many of a person's orders may be Initiated at once. */
  openOrdersPerPerson: number;
  /** Orders per person. At one shop a third of these. */
  ordersPerHour: number;
  /** Calls of one person that tell the same other person something. */
  tellsPerHour: number;
  supportRequestsPerDay: number;
  /** `required`: an operator without a second factor can only set one up. */
  operatorSecondFactor: 'offered' | 'required';
  /** Allows the demo and codes in the log on a public address, for tests and trials. */
  unsafe: boolean;
  /** Off, the number of proxies in front, or their addresses and networks with commas between. */
  trustProxy: false | number | string;
  media: Readonly<MediaConfig>;
  fcmServiceAccount: Readonly<FcmServiceAccount> | undefined;
  vapid: Readonly<{ publicKey: string; privateKey: string }> | undefined;
  webConcurrency: number;
  /** Only in one of several processes. */
  share: Share | undefined;
  /** Undefined: no metrics. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** Where traces go. The packages of OpenTelemetry read the other OTEL_ variables themselves. */
  traceEndpoint: string | undefined;
}> &
  PageConfig &
  PhoneAppConfig &
  SocketConfig;

const MAX_LIMIT = 100_000_000;

export function readConfig(env: Environment = process.env): Config {
  const reader = new Reader(env);
  const database = readDatabase(reader);
  const config: Config = {
    ...readPlaces(reader),
    ...readSocket(reader),
    ...database,
    sms: Object.freeze(readSms(reader)),
    otpLimitPerNumber: reader.whole('OTP_LIMIT_PER_NUMBER', 5, 1, MAX_LIMIT),
    otpLimitPerIp: reader.whole('OTP_LIMIT_PER_IP', 50, 1, MAX_LIMIT),
    rateLimitPerMinute: reader.whole('RATE_LIMIT_PER_MINUTE', 3000, 1, MAX_LIMIT),
    smsPerHour: reader.whole('SMS_PER_HOUR', 500, 1, MAX_LIMIT),
    openOrdersPerPerson: reader.whole('OPEN_ORDERS_PER_PERSON', 5, 1, MAX_LIMIT),
    ordersPerHour: reader.whole('ORDERS_PER_HOUR', 20, 1, MAX_LIMIT),
    tellsPerHour: reader.whole('TELLS_PER_HOUR', 20, 1, MAX_LIMIT),
    operatorSecondFactor: reader.oneOf('OPERATOR_SECOND_FACTOR', ['offered', 'required'], 'offered'),
    supportRequestsPerDay: reader.whole('SUPPORT_REQUESTS_PER_DAY', 10, 1, MAX_LIMIT),
    media: Object.freeze(readMedia(reader, database.dataDir)),
    ...readPage(reader),
    ...readPhoneApp(reader),
    fcmServiceAccount: readFcm(reader),
    vapid: readVapid(reader),
    webConcurrency: reader.whole('WEB_CONCURRENCY', 1, 1, 64),
    share: env.HAAT_SHARE === undefined ? undefined : JSON.parse(env.HAAT_SHARE),
    unsafe: reader.oneOf('HAAT_UNSAFE', ['on', 'off'], 'off') === 'on',
  };
  if (!config.unsafe) for (const line of unsafeSettings(config)) reader.refuse(line);
  if (reader.problems.length > 0) throw new ConfigError(reader.problems);
  return Object.freeze(config);
}

type Place = 'host' | 'port' | 'metricsPort' | 'metricsHost' | 'trustProxy' | 'traceEndpoint';

function readPlaces(reader: Reader): Pick<Config, Place> {
  const port = reader.whole('PORT', 8080, 1, 65_535);
  const right = 'a whole number from 1 to 65535, other than PORT';
  const metricsPort = reader.read('METRICS_PORT', undefined, right, (text) => {
    const value = wholeNumber(1, 65_535)(text);
    return value === port ? undefined : value;
  });
  const hostOf = (name: string) =>
    reader.read(name, '127.0.0.1', 'an address or a host name, such as 0.0.0.0', (text) =>
      isIP(text) > 0 || /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/i.test(text) ? text : undefined,
    );
  const proxies = 'off, the number of proxies in front, or their addresses, such as 10.0.0.0/8, ::1';
  return {
    host: hostOf('HOST'),
    port,
    metricsPort,
    metricsHost: hostOf('METRICS_HOST'),
    traceEndpoint: readTraceEndpoint(reader),
    trustProxy: reader.read('TRUST_PROXY', false as const, proxies, trustedProxies),
  };
}

/** The more exact variable counts, as in OpenTelemetry. */
function readTraceEndpoint(reader: Reader): string | undefined {
  const right = 'a URL that begins with https:// or http://';
  const [all, traces] = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'].map((name) =>
    reader.read(name, undefined, right, webUrl),
  );
  return traces ?? all;
}

function readDatabase(reader: Reader): Pick<Config, 'databaseUrl' | 'dataDir' | 'demo'> {
  const right = 'postgres://user:password@host:5432/database';
  const url = reader.readSecret('DATABASE_URL', right, databaseUrl);
  const isEmbedded = reader.text('DATABASE_URL') === undefined;
  const dataDir = reader.text('DATA_DIR') ?? 'data';
  const folder = writableFolder(dataDir);
  if (folder === undefined) {
    reader.refuse(
      `DATA_DIR is ${JSON.stringify(dataDir)}, but it must be a folder that this user can write to.`,
    );
  }
  return {
    databaseUrl: url,
    dataDir: folder ?? dataDir,
    demo: reader.oneOf('HAAT_DEMO', ['on', 'off'], isEmbedded ? 'on' : 'off') === 'on',
  };
}

function readMedia(reader: Reader, dataDir: string): MediaConfig {
  const store = reader.oneOf('MEDIA_STORE', ['local', 's3'], 'local');
  if (store === 'local') return { store, directory: `${dataDir}/media` };
  const because = 'MEDIA_STORE=s3';
  reader.need('S3_ENDPOINT', because, "the store's URL");
  return {
    store,
    endpoint: reader.read('S3_ENDPOINT', '', 'a URL that begins with https:// or http://', webUrl),
    bucket: reader.need('S3_BUCKET', because, "the bucket's name"),
    key: reader.need('S3_KEY', because, 'the access key'),
    secret: reader.need('S3_SECRET', because, 'the secret key'),
  };
}

const FCM_RIGHT = "a Firebase service account's JSON, or the path of a file that holds it";

function readFcm(reader: Reader): FcmServiceAccount | undefined {
  return reader.readSecret('FCM_SERVICE_ACCOUNT', FCM_RIGHT, (text) => {
    try {
      const account: unknown = JSON.parse(text.startsWith('{') ? text : readFileSync(text, 'utf8'));
      return serviceAccount(account);
    } catch {
      return undefined;
    }
  });
}

function serviceAccount(account: unknown): FcmServiceAccount | undefined {
  if (typeof account !== 'object' || account === null) return undefined;
  const {
    project_id: projectId,
    client_email: clientEmail,
    private_key: privateKey,
    token_uri: tokenUri = 'https://oauth2.googleapis.com/token',
  } = { ...account } as Record<string, unknown>;
  const [project, email, key] = [projectId, clientEmail, privateKey].map(String);
  const isComplete = [projectId, clientEmail, privateKey].every(
    (part) => typeof part === 'string' && part !== '',
  );
  const uri = webUrl(String(tokenUri));
  if (!isComplete || !project || !email || !key || uri === undefined) return undefined;
  return { projectId: project, clientEmail: email, privateKey: key, tokenUri: uri };
}

function readVapid(reader: Reader): Config['vapid'] {
  const ofBytes = (count: number) => (text: string) =>
    /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === count ? text : undefined;
  const publicKey = reader.readSecret('VAPID_PUBLIC_KEY', 'a key of 65 bytes in base64url', ofBytes(65));
  const privateKey = reader.readSecret('VAPID_PRIVATE_KEY', 'a key of 32 bytes in base64url', ofBytes(32));
  const names = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'].filter((name) => reader.text(name) !== undefined);
  // A wrong key is already reported.
  if (names.length === 1 && (publicKey ?? privateKey) !== undefined)
    reader.refuse(`${names[0]} is set, but the other VAPID key is not. Set both or neither.`);
  return publicKey !== undefined && privateKey !== undefined ? { publicKey, privateKey } : undefined;
}
