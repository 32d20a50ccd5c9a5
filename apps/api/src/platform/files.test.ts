import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canMountDisk, mountSmallDisk } from '../testing/small-disk.ts';
import { type Files, makeFiles } from './files.ts';

/** The part of S3 that three calls need: objects by path. */
function makeS3(): { server: Server; objects: Map<string, { bytes: Buffer; type: string | undefined }> } {
  const objects = new Map<string, { bytes: Buffer; type: string | undefined }>();
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '', 'http://s3').pathname;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const { searchParams } = new URL(request.url ?? '', 'http://s3');
    if (!isSigned(request, body)) {
      response.writeHead(403, { 'Content-Type': 'application/xml' }).end(errorOf('SignatureDoesNotMatch'));
    } else if (!path.startsWith('/pictures/')) {
      response.writeHead(404, { 'Content-Type': 'application/xml' }).end(errorOf('NoSuchBucket'));
    } else if (searchParams.get('list-type') === '2') {
      response.end(pageOf(objects, searchParams.get('continuation-token')));
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

/** One object on each page. */
function pageOf(objects: ReadonlyMap<string, unknown>, token: string | null): string {
  const at = Number((token ?? '0 +/=').split(' ')[0]);
  const key = [...objects.keys()][at]?.replace('/pictures/', '');
  const next = at + 1 < objects.size ? `<NextContinuationToken>${at + 1} +/=</NextContinuationToken>` : '';
  const contents = key
    ? `<Contents><Key>${key}</Key><LastModified>2026-11-2${at}T04:30:00.000Z</LastModified></Contents>`
    : '';
  return `<?xml version="1.0"?>\n<ListBucketResult><Name>pictures</Name>${contents}${next}</ListBucketResult>`;
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

  it('lists its files with their times, also before the first one', async () => {
    const files = makeFiles({ store: 'local', directory: join(directory, 'listed') });
    expect(await Array.fromAsync(files.list())).toEqual([]);
    await files.put('b.webp', bytes, 'image/webp');
    const { mtime } = await stat(join(directory, 'listed/b.webp'));
    expect(await Array.fromAsync(files.list())).toEqual([{ name: 'b.webp', storedAt: mtime }]);
  });

  it.skipIf(!canMountDisk)(
    'leaves nothing on a full disk, and works again with more room [PICT-11]',
    async () => {
      const disk = await mountSmallDisk(64 * 1024);
      try {
        const files = makeFiles({ store: 'local', directory: join(disk.path, 'media') });
        await files.put('a.webp', new Uint8Array(32 * 1024), 'image/webp');
        const large = files.put('b.webp', new Uint8Array(48 * 1024), 'image/webp');
        await expect(large).rejects.toThrow('ENOSPC');
        expect(await readdir(join(disk.path, 'media'))).toEqual(['a.webp']);
        await files.remove('a.webp');
        await files.put('b.webp', new Uint8Array(48 * 1024), 'image/webp');
        expect((await files.get('b.webp'))?.length).toBe(48 * 1024);
      } finally {
        await disk.unmount();
      }
    },
  );

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

  it('lists its files with their times, page by page', async () => {
    await files.put('b.webp', bytes, 'image/webp');
    await files.put('c.webp', bytes, 'image/webp');
    expect(await Array.fromAsync(files.list())).toEqual([
      { name: 'b.webp', storedAt: new Date('2026-11-20T04:30:00Z') },
      { name: 'c.webp', storedAt: new Date('2026-11-21T04:30:00Z') },
    ]);
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
