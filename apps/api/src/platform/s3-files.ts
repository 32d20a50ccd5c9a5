// Objects of a bucket: three signed requests. The signing library is loaded at the first use, because most Haats keep
// their pictures beside the database.
import { createHash } from 'node:crypto';
import type { MediaConfig } from '../config.ts';

type S3Config = Extract<MediaConfig, { store: 's3' }>;
/** `name` begins with `?` for a question about the bucket. */
type Send = (method: 'PUT' | 'GET' | 'DELETE', name: string, object?: Stored) => Promise<Response>;

interface Stored {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

const REQUEST_LIMIT_MS = 30_000;
const RETRIES = 2;

export function makeS3Files(config: S3Config) {
  let opened: Promise<Send> | undefined;
  const send: Send = async (...request) => {
    opened ??= openBucket(config);
    return (await opened)(...request);
  };
  return {
    put: async (name: string, bytes: Uint8Array, contentType: string) => {
      const answer = await send('PUT', name, { bytes, contentType });
      if (!answer.ok) throw await failureOf('PUT', name, answer);
      await answer.body?.cancel();
    },
    get: async (name: string) => {
      const answer = await send('GET', name);
      if (answer.ok) return answer.bytes();
      const failure = await failureOf('GET', name, answer);
      if (failure.isAbsent) return undefined;
      throw failure;
    },
    remove: async (name: string) => {
      const answer = await send('DELETE', name);
      if (answer.ok) return answer.body?.cancel();
      const failure = await failureOf('DELETE', name, answer);
      if (!failure.isAbsent) throw failure;
    },
    list: () => listBucket(send),
  };
}

/** Pages of up to 1,000 objects (ListObjectsV2). Names of pictures need no decoding. */
async function* listBucket(send: Send): AsyncGenerator<{ name: string; storedAt: Date }> {
  let query = 'list-type=2';
  for (;;) {
    const answer = await send('GET', `?${query}`);
    if (!answer.ok) throw await failureOf('GET', 'the list', answer);
    const page = await answer.text();
    for (const [, object = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      yield { name: textIn(object, 'Key'), storedAt: new Date(textIn(object, 'LastModified')) };
    }
    const next = textIn(page, 'NextContinuationToken');
    if (next === '') return;
    query = `list-type=2&continuation-token=${encodeURIComponent(next)}`;
  }
}

const textIn = (xml: string, tag: string): string =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? '';

async function openBucket({ endpoint, bucket, key, secret }: S3Config): Promise<Send> {
  const { AwsClient } = await import('aws4fetch');
  // Stores other than Amazon's know no regions and find the bucket in the path.
  const client = new AwsClient({
    accessKeyId: key,
    secretAccessKey: secret,
    service: 's3',
    region: 'us-east-1',
    retries: RETRIES,
  });
  const base = `${endpoint.replace(/\/$/, '')}/${encodeURIComponent(bucket)}`;
  return (method, name, { bytes, contentType } = { bytes: new Uint8Array(), contentType: '' }) =>
    client.fetch(`${base}/${name.startsWith('?') ? name : encodeURIComponent(name)}`, {
      method,
      headers: {
        'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
        ...(contentType && { 'content-type': contentType }),
      },
      ...(method === 'PUT' && { body: new Uint8Array(bytes) }),
      signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
    });
}

class S3Error extends Error {
  /** The store has no such object. */
  readonly isAbsent: boolean;
  constructor(request: string, status: number, code: string) {
    super(`${request}: the store for pictures answered ${status} ${code}`);
    this.name = 'S3Error';
    // A missing bucket is a 404, too, but it means a wrong setting.
    this.isAbsent = status === 404 && code !== 'NoSuchBucket';
  }
}

async function failureOf(method: string, name: string, answer: Response): Promise<S3Error> {
  const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(await answer.text()) ?? [];
  return new S3Error(`${method} ${name}`, answer.status, code);
}
