// npm run audit, with a registry of the test's own.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startProcess } from './processes/start-process.ts';

type Advisories = Readonly<Record<string, string>>;

let registry: Server | undefined;
/** npm keeps advisories there, and those of this test aren't true. */
let cache: string;
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'haat-npm-'));
});
afterEach(() => {
  registry?.close();
  rmSync(cache, { recursive: true, force: true });
});

/** Knows an advisory of all versions of these packages, with its severity. */
async function serve(advisories: Advisories): Promise<string> {
  registry = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (request.method !== 'POST') return response.writeHead(404).end('{}');
    const body = Buffer.concat(chunks);
    const isPacked = request.headers['content-encoding'] === 'gzip';
    const asked = Object.keys(JSON.parse(String(isPacked ? gunzipSync(body) : body)));
    const known = Object.entries(advisories).filter(([name]) => asked.includes(name));
    const answer = known.map(([name, severity], at) => [name, [advisory(at + 1, name, severity)]]);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(Object.fromEntries(answer)));
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const address = registry.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
}

const advisory = (id: number, name: string, severity: string) => ({
  id,
  url: `https://github.com/advisories/GHSA-${id}`,
  title: `A hole in ${name}`,
  severity,
  vulnerable_versions: '>=0.0.0-0',
  cwe: [],
  cvss: { score: 9, vectorString: null },
});

const audit = (registryUrl: string) =>
  startProcess(process.execPath, ['scripts/audit.mjs'], {
    env: { npm_config_registry: registryUrl, npm_config_cache: cache },
  }).ended;

const probe = { moment: 'high' };

describe('npm run audit', () => {
  it('names each weakness with severity, part and path, and fails for one in the server [RELEASE-9]', async () => {
    const { stdout, code } = await audit(
      await serve({ ...probe, fastify: 'high', vitest: 'low', react: 'moderate' }),
    );
    expect(stdout.split('\n').slice(0, 3)).toEqual([
      'high      server       fastify (node_modules/fastify): A hole in fastify. https://github.com/advisories/GHSA-1',
      expect.stringMatching(/^moderate {2}apps {9}react \(node_modules\/react\): /),
      expect.stringMatching(/^low {7}development {2}vitest \(/),
    ]);
    expect(stdout).toContain('Compared all packages with the registry');
    expect(code).toBe(1);
  });

  it('passes when only development is concerned [RELEASE-9]', async () => {
    const { stdout, code } = await audit(await serve({ ...probe, vitest: 'critical' }));
    expect(stdout).toMatch(/: 0 in what runs, 1 in what only development uses\.\n$/);
    expect(code).toBe(0);
  });

  it.each([
    ['does not answer', async () => 'http://127.0.0.1:9/', "the registry didn't answer"],
    ['answers, but knows no advisories', () => serve({}), 'the registry knows no advisory of moment 2.18.0'],
  ])('says that it could not compare when the registry %s [RELEASE-9]', async (_, start, reason) => {
    const { stdout, code } = await audit(await start());
    expect(stdout).toContain(`Could not compare the packages with advisories: ${reason}`);
    expect(stdout).not.toContain('Compared all packages');
    expect(code).toBe(0);
  });
});
