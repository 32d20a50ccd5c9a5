// npm run release: what is in the archive, and what a server does with it.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@haat/embedded-postgres';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePeople } from '../bench/parts/make-people.mjs';
import { codesSentTo, newPlace } from './processes/start-haat.ts';
import { startProcess, until } from './processes/start-process.ts';
import { logIn, openSharedSocket } from './release/testing/shared-socket.ts';
import { type Load, startLoad } from './release/testing/steady-load.ts';
import {
  environment,
  makeNextVersion,
  makeRelease,
  runHaat,
  type Unpacked,
} from './release/testing/unpacked.ts';

interface Component {
  readonly 'bom-ref': string;
  readonly type: string;
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
}

let unpacked: Unpacked;
beforeAll(() => {
  unpacked = makeRelease();
});
afterAll(() => unpacked.remove());

const readJson = (file: string) => JSON.parse(readFileSync(join(unpacked.folder, file), 'utf8'));
const archive = () => join(unpacked.folder, `${unpacked.name}.tar.gz`);
const listFiles = (): string[] =>
  execFileSync('tar', ['-tzf', archive()], { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 })
    .trim()
    .split('\n')
    .map((path) => path.slice(unpacked.name.length + 1));

describe('the archive', () => {
  it('has the built apps, the server and what it needs to run [RELEASE-1]', () => {
    const files = new Set(listFiles());
    const wanted = [
      'haat',
      'LICENSE',
      'apps/api/src/main.ts',
      'apps/web/dist/index.html',
      'apps/operator/dist/index.html',
      'node_modules/fastify/package.json',
      'node_modules/fastify/LICENSE',
      'deploy/haat.socket',
    ];
    expect(wanted.filter((file) => !files.has(file))).toEqual([]);
  });

  it('has no tests, source maps, settings, data or packages of development [RELEASE-1]', () => {
    const unwanted =
      /\.test\.tsx?$|\/testing\/|\.map$|\.d\.ts$|(^|\/)(\.env|\.git|\.npmrc|\.cache|data)(\/|$)|\.(pem|key|log)$|^(bench|e2e)\//;
    const packages = /^node_modules\/(vite|vitest|typescript|drizzle-kit|react|@biomejs|@types)\//;
    expect(listFiles().filter((file) => unwanted.test(file) || packages.test(file))).toEqual([]);
  });

  it('has at most 60 MB, and its checksum [RELEASE-1]', () => {
    expect(statSync(archive()).size).toBeLessThan(60_000_000);
    const hash = createHash('sha256').update(readFileSync(archive())).digest('hex');
    expect(readFileSync(`${archive()}.sha256`, 'utf8')).toBe(`${hash}  ${unpacked.name}.tar.gz\n`);
  });
});

describe('the SBOM', () => {
  const read = (): { components: Component[]; dependencies: { ref: string; dependsOn: string[] }[] } =>
    readJson(`${unpacked.name}.cdx.json`);
  const nameOf = ({ group, name, version }: Component): string =>
    `${group ? `${group}/` : ''}${name}@${version}`;

  it('is CycloneDX: each component has its type, name, version, reference and purl [RELEASE-5]', () => {
    const { version } = readJson(`${unpacked.name}/release.json`);
    expect(read()).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      version: 1,
      serialNumber: expect.stringMatching(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      metadata: { component: { type: 'application', name: 'haat', version } },
    });
    const { components, dependencies } = read();
    for (const one of components) {
      expect(one).toMatchObject({ type: 'library', version: expect.stringMatching(/^\d/) });
      expect(one.purl).toMatch(/^pkg:npm\//);
    }
    const known = new Set(components.map((one) => one['bom-ref']));
    expect(known.size).toBe(components.length);
    const named = dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
    expect(named.filter((ref) => !known.has(ref) && !ref.startsWith('haat@'))).toEqual([]);
  });

  it('names each package in the archive and those built into the apps, and no other [RELEASE-5]', () => {
    const refs = new Set(read().components.map((one) => one['bom-ref'].replace(/\|.*$/, '')));
    const inArchive = listFiles()
      .filter((file) => /(^|\/)node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/.test(file))
      .map((file) => readJson(`${unpacked.name}/${file}`))
      .map(({ name, version }) => `${name}@${version}`);
    expect(inArchive.length).toBeGreaterThan(100);
    expect(inArchive.filter((name) => !refs.has(name))).toEqual([]);
    const names = read().components.map(nameOf).join('\n');
    expect(names).toMatch(/(^|\/|\n)react-dom@/);
    expect(names).not.toMatch(/(^|\n)(vite|vitest|typescript|drizzle-kit)@/);
  });
});

describe('haat', () => {
  it('opens from another folder with Node alone, and people sign in [RELEASE-2, RELEASE-4]', async () => {
    const place = await newPlace();
    const env = environment({ ...place.env, HOME: place.folder });
    const haat = startProcess(join(unpacked.haat, 'haat'), ['start'], { env });
    try {
      await until(haat, () => haat.stdout().includes('is open: '));
      const { version, commit } = readJson(`${unpacked.name}/release.json`);
      expect(JSON.parse(haat.stdout().split('\n')[0] ?? '')).toMatchObject({ version, commit });
      expect(haat.stdout()).toContain('Make one: DATA_DIR=');
      expect(haat.stdout()).toMatch(/ haat make-operator \+91/);
      const url = `http://127.0.0.1:${place.port}`;
      for (const path of ['/', '/operator/']) expect((await fetch(url + path)).status).toBe(200);
      const number = '+919876543210';
      const post = (path: string, body: object) =>
        fetch(`${url}/api${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      await post('/users/login/', { number });
      await until(haat, () => codesSentTo(number, haat.stdout()).length > 0);
      const [otp] = codesSentTo(number, haat.stdout());
      const signedIn = await post('/users/login/verify/', { number, otp });
      expect(await signedIn.json()).toMatchObject({ token: expect.any(String) });
    } finally {
      expect((await haat.stop()).code).toBe(0);
      place.remove();
    }
  });

  it('runs terminal commands by its own name, also through a link [RELEASE-2]', () => {
    const link = join(unpacked.folder, 'link');
    symlinkSync(join(unpacked.name, 'haat'), link);
    const { stdout } = runHaat({ haat: unpacked.haat }, ['help'], environment());
    expect(stdout).toMatch(/^ {2}haat start /m);
    expect(stdout).toMatch(/^ {2}haat make-operator \+91NUMBER /m);
    const { version, commit } = readJson(`${unpacked.name}/release.json`);
    expect(execFileSync(link, ['version'], { env: environment(), encoding: 'utf8' })).toBe(
      `Haat ${version} (${commit ?? 'commit unknown'})\n`,
    );
    const refused = runHaat(unpacked, ['sweep'], environment({ DATA_DIR: join(unpacked.folder, 'none') }));
    expect(refused.stderr).toMatch(/^No database at .*\. Run haat start once, or set DATABASE_URL\.\n$/);
  });

  it('says in one sentence that Node is missing or too old, or the machine is another one [RELEASE-3]', () => {
    const bin = join(unpacked.folder, 'bin');
    mkdirSync(bin);
    for (const name of ['sh', 'uname', 'dirname', 'readlink'])
      symlinkSync(findProgram(name), join(bin, name));
    const program = (name: string, text: string) =>
      writeFileSync(join(bin, name), `#!/bin/sh\necho ${text}\n`, { mode: 0o755 });
    const start = () => runHaat(unpacked, ['start'], { PATH: bin });
    expect(start()).toMatchObject({
      status: 1,
      stderr: 'Haat needs Node.js 24 or newer, but there is no node on the PATH: install it.\n',
    });
    program('node', 'v22.20.0');
    expect(start().stderr).toBe(
      'Haat needs Node.js 24 or newer, but this is v22.20.0: install a newer version.\n',
    );
    execFileSync('rm', [join(bin, 'uname')]);
    program('uname', 'Linux riscv64');
    expect(start().stderr).toMatch(/^This release of Haat is for Linux \w+, but this is Linux riscv64: /);
  });
});

const findProgram = (name: string): string =>
  execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();

describe('an update under load', () => {
  it('to a version with a migration and back again loses no request [RELEASE-6, RELEASE-7]', async () => {
    const next = makeNextVersion(unpacked, 'ALTER TABLE users ADD COLUMN motto text');
    const dataDir = join(unpacked.folder, 'update');
    const postgres = await startEmbeddedPostgres({ dataDir, isDurable: false });
    const env = environment({ DATABASE_URL: postgres.ownerUrl, DATA_DIR: dataDir, HOME: unpacked.folder });
    const socket = await openSharedSocket(env);
    const { version } = readJson(`${unpacked.name}/release.json`);
    let load: Load | undefined;
    try {
      const old = await socket.start(unpacked.haat, logIn(unpacked.folder, 'old'));
      const tokens = await makePeople(postgres.ownerUrl, 6);
      await run(postgres.ownerUrl, 'update users set is_operator = true');
      load = startLoad({ port: socket.port, tokens });
      await untilMore(load, version);
      const newer = await socket.start(next, logIn(unpacked.folder, 'new'));
      await run(postgres.ownerUrl, 'select motto from users');
      await old.stop();
      await untilMore(load, 'next');
      const back = await socket.start(unpacked.haat, logIn(unpacked.folder, 'back'));
      await newer.stop();
      await untilMore(load, version);
      await load.stop();
      expect(load.failures).toEqual([]);
      await back.stop();
    } finally {
      await load?.stop();
      socket.end();
      await postgres.stop();
    }
  });

  async function untilMore({ answers }: Load, version: string): Promise<void> {
    const enough = (answers[version] ?? 0) + 60;
    while ((answers[version] ?? 0) < enough) await pause(20);
  }

  async function run(url: string, statement: string): Promise<void> {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(statement);
    await client.end();
  }
});
