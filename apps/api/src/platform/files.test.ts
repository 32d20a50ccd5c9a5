import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Files, makeFiles } from './files.ts';

/** The part of S3 that three calls need: objects by path. */
function makeS3(): { server: Server; objects: Map<string, { bytes: Buffer; type: string | undefined }> } {
  const objects = new Map<string, { bytes: Buffer; type: string | undefined }>();
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '', 'http://s3').pathname;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    if (!isSigned(request, body)) {
      response.writeHead(403, { 'Content-Type': 'application/xml' }).end(errorOf('SignatureDoesNotMatch'));
    } else if (!path.startsWith('/pictures/')) {
      response.writeHead(404, { 'Content-Type': 'application/xml' }).end(errorOf('NoSuchBucket'));
    } else if (request.method === 'PUT') {
      objects.set(path, { bytes: body, type: request.headers['content-type'] });
      response.end();
    } else if (request.method === 'DELETE') {
      objects.delete(path);
      response.writeHead(204).end();
    } else {
      const found = objects.get(path);
      if (found) response.end(found.bytes);
      else response.writeHead(404, { 'Content-Type': 'application/xml' }).end(errorOf('NoSuchKey'));
    }
  });
  return { server, objects };
}

const errorOf = (code: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;

/** The key's name, the signed headers and the hash of the body; the signature itself is the library's. */
function isSigned({ headers }: IncomingMessage, body: Buffer): boolean {
  const hash = createHash('sha256').update(body).digest('hex');
  const signed =
    /^AWS4-HMAC-SHA256 Credential=k\/\d{8}\/us-east-1\/s3\/aws4_request, SignedHeaders=[\w;-]*host;[\w;-]*x-amz-content-sha256[\w;-]*, Signature=[0-9a-f]{64}$/;
  return signed.test(headers.authorization ?? '') && headers['x-amz-content-sha256'] === hash;
}

const bytes = new Uint8Array([0, 1, 2, 250, 255]);

async function keepsGivesAndForgets(files: Files): Promise<void> {
  expect(await files.get('a.webp')).toBeUndefined();
  await files.put('a.webp', bytes, 'image/webp');
  expect(Buffer.from((await files.get('a.webp')) ?? [])).toEqual(Buffer.from(bytes));
  await files.remove('a.webp');
  expect(await files.get('a.webp')).toBeUndefined();
}

describe('the local disk', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'haat-files-'));
  });
  afterAll(() => rm(directory, { recursive: true }));

  it('stores files in its folder and creates it [RUN-10]', async () => {
    const folder = join(directory, 'media');
    const files = makeFiles({ store: 'local', directory: folder });
    await keepsGivesAndForgets(files);
    await files.put('b.webp', bytes, 'image/webp');
    expect(await readdir(folder)).toEqual(['b.webp']);
  });

  it('serves nothing outside its folder [RUN-10]', async () => {
    const files = makeFiles({ store: 'local', directory: join(directory, 'media') });
    await expect(files.get('../../etc/passwd')).rejects.toThrow();
  });
});

describe('an S3 store', () => {
  const s3 = makeS3();
  let files: Files;
  let endpoint: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => s3.server.listen(0, '127.0.0.1', resolve));
    const { port } = s3.server.address() as AddressInfo; // it listens on a port
    endpoint = `http://127.0.0.1:${port}`;
    files = makeFiles({ store: 's3', endpoint, bucket: 'pictures', key: 'k', secret: 's' });
  });
  afterAll(() => new Promise((resolve) => s3.server.close(resolve)));

  it('stores files in its bucket [RUN-10]', async () => {
    await keepsGivesAndForgets(files);
    await files.put('b.webp', bytes, 'image/webp');
    expect(s3.objects.get('/pictures/b.webp')?.type).toBe('image/webp');
  });

  it('says that the bucket does not exist', async () => {
    const wrong = makeFiles({ store: 's3', endpoint, bucket: 'picture', key: 'k', secret: 's' });
    await expect(wrong.get('a.webp')).rejects.toThrow('404 NoSuchBucket');
    await expect(wrong.put('a.webp', bytes, 'image/webp')).rejects.toThrow('404 NoSuchBucket');
    await expect(wrong.remove('a.webp')).rejects.toThrow('404 NoSuchBucket');
  });

  it('says that the store refuses the key', async () => {
    const stranger = makeFiles({ store: 's3', endpoint, bucket: 'pictures', key: 'x', secret: 's' });
    await expect(stranger.get('a.webp')).rejects.toThrow('403 SignatureDoesNotMatch');
  });

  it('reports failures', async () => {
    const away = makeFiles({
      store: 's3',
      endpoint: 'http://127.0.0.1:1',
      bucket: 'b',
      key: 'k',
      secret: 's',
    });
    await expect(away.get('a.webp')).rejects.toThrow();
  });
});
