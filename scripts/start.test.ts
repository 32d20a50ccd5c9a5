// npm start, its shutdown and crashes. Signals go to npm's own pid. The first start prepares a data folder, which the
// others copy. A start takes four seconds of a core, so a test goes on with a Haat that runs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { familyOf, kill, survivors } from './processes/process-family.ts';
import { copyData, freePort, isOpen, newPlace, type Place } from './processes/start-haat.ts';
import { type Ended, inheritedEnv, type Running, startProcess, until } from './processes/start-process.ts';
import { pinnedNode, root, server } from './tasks/children.mjs';
import { openRequest, untilClosed } from './testing/open-request.ts';

const wait = { timeout: 60_000, interval: 50 };

let ready: Place;
let place: Place;
let running: Running[] = [];
/** What the first start printed and answered. */
let first: { readonly stdout: string; readonly statuses: readonly number[] };

beforeAll(async () => {
  ready = await newPlace();
  place = ready;
  const npm = await startAndOpen();
  const statuses = await Promise.all(['', 'api/users/details/'].map(statusOf));
  first = { stdout: npm.stdout(), statuses };
  await end(npm, 'SIGTERM');
});
afterAll(() => ready.remove());

beforeEach(async () => {
  place = await newPlace();
  running = [];
});

afterEach(() => {
  for (const { pid } of running) kill(familyOf(pid));
  place.remove();
});

/** Runs npm without its own messages. */
function startNpm(args: readonly string[], env: Record<string, string> = {}): Running {
  const npm = startProcess('npm', args, { env: { ...place.env, ...env } });
  const ended = npm.ended.then((end) => ({ ...end, stderr: end.stderr.replace(/^npm .*\n/gm, '') }));
  return { ...npm, ended };
}

function start(env: Record<string, string> = {}): Running {
  const npm = startNpm(['start'], env);
  running.push(npm);
  return npm;
}

/** Starts Haat on a prepared data folder. */
async function startAgain(): Promise<Running> {
  if (!existsSync(place.dataDir)) copyReady();
  return startAndOpen();
}

const copyReady = () => copyData(ready.dataDir, place.dataDir);

const statusOf = async (path: string): Promise<number> =>
  (await fetch(`http://localhost:${place.port}/${path}`)).status;

async function startAndOpen(): Promise<Running> {
  const npm = start();
  await until(npm, () => isOpen(npm));
  return npm;
}

function command(...words: string[]): Promise<Ended> {
  return startNpm(['run', '--silent', 'haat', '--', ...words]).ended;
}

/** Sends the signal to npm. Returns npm's exit, the processes that it had started, and those still running. */
async function end(npm: Running, signal: NodeJS.Signals) {
  const family = familyOf(npm.pid);
  process.kill(npm.pid, signal);
  const { code } = await npm.ended;
  return { code, family, left: survivors(family) };
}

/** Expects a refusal: one line on stderr, exit code 1, no process and no files left. */
async function expectRefusal(npm: Running, sentence: RegExp): Promise<void> {
  const { code, stderr } = await npm.ended;
  expect(stderr).toMatch(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
}

describe('a start', () => {
  it('prints the addresses, and keeps data in a folder that only its owner may enter [RUN-1, RUN-2, RUN-4]', () => {
    expect(statSync(dirname(ready.dataDir)).mode & 0o777).toBe(0o700);
    expect(first.stdout).toContain(`http://localhost:${ready.port}`);
    expect(first.statuses).toEqual([200, 401]);
  });

  it('checks the settings before the apps are built, opens the database meanwhile, and listens after it [RUN-5]', async () => {
    copyReady();
    const child = spawn(pinnedNode, [...server, '--web-follows'], {
      cwd: root,
      env: { ...inheritedEnv(), ...place.env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    onTestFinished(() => kill(familyOf(child.pid ?? 0)));
    const ended = once(child, 'exit');
    expect(await once(child, 'message')).toEqual(['the settings are right', undefined]);
    await vi.waitUntil(() => existsSync(join(place.dataDir, 'postgres/data/postmaster.pid')), wait);
    await expect(statusOf('')).rejects.toThrow();
    child.send('built');
    await vi.waitUntil(async () => (await statusOf('').catch(() => 0)) === 200, wait);
    // As when the launcher ends.
    child.disconnect();
    expect(await ended).toEqual([0, null]);
  });
});

describe('a shutdown', () => {
  it('by SIGTERM answers pending requests and ends everything. The start rebuilt nothing. [RUN-3, RUN-13]', async () => {
    const npm = await startAgain();
    expect(npm.stdout()).not.toMatch(/Building|Installing/);
    const request = await openRequest(place.port, '/api/users/login/', '{"number":"12"}');
    const ending = end(npm, 'SIGTERM');
    await untilClosed(place.port);
    request.sendBody();
    expect(await request.answer).toMatch(/^HTTP\/1\.1 400 /);
    expectAllEnded(await ending);
  });

  it('by SIGINT ends everything [RUN-13]', async () => {
    expectAllEnded(await end(await startAgain(), 'SIGINT'));
  });

  function expectAllEnded({ code, family, left }: Awaited<ReturnType<typeof end>>): void {
    expect(family.map(({ command }) => command).join('\n')).toMatch(
      /npm start[\s\S]*main\.ts[\s\S]*postgres/,
    );
    expect(left).toEqual([]);
    expect(code).toBe(0);
    expect(existsSync(join(place.dataDir, 'postgres/data/postmaster.pid'))).toBe(false);
  }

  it.each([
    ['the launcher', () => true],
    ['the data folder', () => existsSync(join(place.dataDir, 'haat.lock'))],
    ['a new cluster', () => existsSync(join(place.dataDir, 'postgres/draft'))],
    ['PostgreSQL', () => existsSync(join(place.dataDir, 'postgres/data/postmaster.pid'))],
  ])('ends everything even if there is only %s [RUN-13]', async (what, isThere) => {
    if (what === 'PostgreSQL') copyReady();
    const npm = start();
    await until(npm, () => familyOf(npm.pid).length > 1 && isThere());
    const { left } = await end(npm, 'SIGTERM');
    expect(left).toEqual([]);
    expect(familyOf(npm.pid)).toEqual([]);
    expect(existsSync(join(place.dataDir, 'haat.lock'))).toBe(false);
  });
});

describe('the demo village', () => {
  it('ends with the rest while loading, and leaves no partial data', async () => {
    const npm = start({ HAAT_DEMO: 'on' });
    await until(npm, () => npm.stdout().includes('Loading the demo village'));
    const { code, left } = await end(npm, 'SIGTERM');
    expect(left).toEqual([]);
    expect(code).toBe(0);
    expect(await command('make-deliverer', '+91 90000 00003', '1')).toMatchObject({
      code: 1,
      stderr: "There is no city '1'.\n",
    });
  });
});

describe('a crash', () => {
  const number = '+91 90000 00009';

  const isPostgres = (line: string) => /postgres/.test(line.split(' ')[0] ?? '');
  const expectNothingLost = async () =>
    expect((await command('make-operator', number)).stdout).toContain('is already an operator');

  it('of everything, of all but PostgreSQL, or of npm alone loses no data, and the next start works at once [RUN-14]', async () => {
    const npm = await startAgain();
    expect((await command('make-operator', number)).stdout).toContain('is an operator');
    kill(familyOf(npm.pid));
    const second = await startAgain();
    await expectNothingLost();

    const family = familyOf(second.pid);
    kill(family.filter(({ command }) => !isPostgres(command)));
    expect(survivors(family).some(isPostgres)).toBe(true);
    const third = await startAgain();
    expect(survivors(family)).toEqual([]);

    // npm alone: its family ends, and the next start waits for that.
    const last = familyOf(third.pid);
    process.kill(third.pid, 'SIGKILL');
    await startAgain();
    expect(survivors(last)).toEqual([]);
    await expectNothingLost();
  });
});

describe('a start is refused with one sentence', () => {
  it('when the port is in use, and leaves nothing behind [RUN-6]', async () => {
    const other = createServer().listen(place.port, '127.0.0.1');
    await expectRefusal(start(), /^Port \d+ on 127\.0\.0\.1 is in use: .* PORT /);
    other.close();
    expect(existsSync(place.dataDir)).toBe(false);
  });

  it('when no PostgreSQL answers at DATABASE_URL, without showing its password [RUN-18]', async () => {
    const url = `postgres://haat:hunter2@127.0.0.1:${place.port}/haat`;
    const npm = start({ DATABASE_URL: url, PORT: String(await freePort()) });
    await expectRefusal(npm, /^DATABASE_URL: no PostgreSQL answers at 127\.0\.0\.1:\d+ /);
    expect((await npm.ended).stderr).not.toContain('hunter2');
    expect(existsSync(place.dataDir)).toBe(false);
  });

  it('with one line for each invalid variable [RUN-5]', async () => {
    const { code, stderr } = await start({ PORT: 'eighty', HAAT_DEMO: 'perhaps', DATABASE_URL: 'hunter2' })
      .ended;
    expect(
      stderr
        .trim()
        .split('\n')
        .map((line) => line.split(' ')[0])
        .sort(),
    ).toEqual(['DATABASE_URL', 'HAAT_DEMO', 'PORT']);
    expect(stderr).not.toContain('hunter2');
    expect(code).toBe(1);
    expect(existsSync(place.dataDir)).toBe(false);
  });
});

describe('the terminal’s commands', () => {
  const refused = (stderr: string) => ({ code: 1, stdout: '', stderr: `${stderr}\n` });

  it('are listed by help [TERM-1]', async () => {
    const { code, stdout } = await command('help');
    expect(stdout).toMatch(
      /verify-shop ID[\s\S]*make-operator \+91[\s\S]*make-deliverer \+91\S* CITY[\s\S]*help/,
    );
    expect(code).toBe(0);
  });

  it('are refused with a sentence when they cannot be understood [TERM-2]', async () => {
    expect(await command('close-shop', '1')).toEqual(
      refused("There is no command 'close-shop'. To list all commands, run: npm run haat -- help"),
    );
  });

  it('report a missing database and create none [TERM-4]', async () => {
    expect(await command('verify-shop', '1')).toEqual(
      refused(`No database at ${place.dataDir}. Run npm start once, or set DATABASE_URL.`),
    );
    expect(existsSync(place.dataDir)).toBe(false);
  });

  it('work on the database of the server, whether it runs or not. Meanwhile no other Haat starts there. [RUN-6, TERM-3]', async () => {
    const npm = await startAgain();
    await expectRefusal(
      start({ PORT: String(await freePort()) }),
      /^The data folder .* is in use .* DATA_DIR /,
    );
    expect(await statusOf('api/users/details/')).toBe(401);
    expect(await command('make-operator', '+919000000009')).toEqual({
      code: 0,
      stdout: '+919000000009 is an operator.\n',
      stderr: '',
    });
    expect(await command('verify-shop', '12')).toEqual(refused('Shop 12 does not exist.'));
    await end(npm, 'SIGTERM');
    const [first, second] = await Promise.all([
      command('make-operator', '+91', '90000', '00009'),
      command('make-deliverer', '+919000000003', 'Nowhere'),
    ]);
    expect(first).toEqual({ code: 0, stdout: '+919000000009 is already an operator.\n', stderr: '' });
    expect(second).toEqual(refused("There is no city 'Nowhere'."));
    expect(existsSync(join(place.dataDir, 'haat.lock'))).toBe(false);
  });
});
