import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Files, makeFiles } from './files.ts';

/** As much of S3 as three calls need: objects by path. */
function makeS3(): { server: Server; objects: Map<string, { bytes: Buffer; type: string | undefined }> } {
  const objects = new Map<string, { bytes: Buffer; type: string | undefined }>();
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '', 'http://s3').pathname;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (request.method === 'PUT') {
      objects.set(path, { bytes: Buffer.concat(chunks), type: request.headers['content-type'] });
      response.end();
    } else if (request.method === 'DELETE') {
      objects.delete(path);
      response.writeHead(204).end();
    } else {
      const found = objects.get(path);
      if (found) response.end(found.bytes);
      else response.writeHead(404, { 'Content-Type': 'application/xml' }).end(noSuchKey);
    }
  });
  return { server, objects };
}

const noSuchKey =
  '<?xml version="1.0" encoding="UTF-8"?><Error><Code>NoSuchKey</Code><Message>No such key</Message></Error>';
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

  it('keeps files in its folder, which it makes [RUN-10]', async () => {
    const folder = join(directory, 'media');
    const files = makeFiles({ store: 'local', directory: folder });
    await keepsGivesAndForgets(files);
    await files.put('b.webp', bytes, 'image/webp');
    expect(await readdir(folder)).toEqual(['b.webp']);
  });

  it('gives nothing from outside of its folder [RUN-10]', async () => {
    const files = makeFiles({ store: 'local', directory: join(directory, 'media') });
    await expect(files.get('../../etc/passwd')).rejects.toThrow();
  });
});

describe('a store that speaks S3', () => {
  const s3 = makeS3();
  let files: Files;
  beforeAll(async () => {
    await new Promise<void>((resolve) => s3.server.listen(0, '127.0.0.1', resolve));
    const { port } = s3.server.address() as AddressInfo; // it listens on a port
    const endpoint = `http://127.0.0.1:${port}`;
    files = makeFiles({ store: 's3', endpoint, bucket: 'pictures', key: 'k', secret: 's' });
  });
  afterAll(() => new Promise((resolve) => s3.server.close(resolve)));

  it('keeps files in its bucket [RUN-10]', async () => {
    await keepsGivesAndForgets(files);
    await files.put('b.webp', bytes, 'image/webp');
    expect(s3.objects.get('/pictures/b.webp')?.type).toBe('image/webp');
  });

  it('tells when it fails', async () => {
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
