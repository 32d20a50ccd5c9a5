// Backup and restore as an operator types them: while the server runs, while it stands still, and by a schedule.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { familyOf, kill } from './processes/process-family.ts';
import { codesSentTo, isOpen, newPlace, type Place } from './processes/start-haat.ts';
import { type Ended, type Running, startProcess, until } from './processes/start-process.ts';
import { server } from './tasks/children.mjs';

const NUMBER = '+919000000009';

describe('backup and restore at the terminal', () => {
  let place: Place;
  let restored: Place;
  const running: Running[] = [];

  beforeAll(async () => {
    [place, restored] = await Promise.all([newPlace(), newPlace()]);
  });
  afterAll(() => {
    for (const { pid } of running) kill(familyOf(pid));
    for (const one of [place, restored]) one.remove();
  });

  async function start({ env }: Place): Promise<Running> {
    const haat = startProcess(process.execPath, server, { env });
    running.push(haat);
    await until(haat, () => isOpen(haat));
    return haat;
  }

  const command = ({ env }: Place, ...words: string[]): Promise<Ended> =>
    startProcess(process.execPath, ['apps/api/src/cli.ts', ...words], { env }).ended;

  const inFolder = (name: string): string => join(place.folder, name);

  async function call(at: Place, path: string, init: RequestInit = {}) {
    const answer = await fetch(`http://127.0.0.1:${at.port}/api${path}`, init);
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
  }

  const post = (at: Place, path: string, body: object) =>
    call(at, path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  async function signIn(haat: Running): Promise<string> {
    await post(place, '/users/login/', { number: NUMBER });
    await until(haat, () => codesSentTo(NUMBER, haat.stdout()).length > 0);
    const [otp] = codesSentTo(NUMBER, haat.stdout());
    return (await post(place, '/users/login/verify/', { number: NUMBER, otp })).body.token;
  }

  it('give a village back in a new folder, where sessions go on [BACKUP-1, BACKUP-3, BACKUP-7]', async () => {
    const haat = await start(place);
    await command(place, 'make-operator', NUMBER);
    const token = await signIn(haat);
    const schedule = ['--every', '6h', '--keep', '14', '--to', inFolder('backups')];
    expect((await command(place, 'backup', ...schedule)).stdout).toMatch(/every 6h, and keeps the newest 14/);
    await until(haat, () => readdirSync(inFolder('backups')).some((name) => name.endsWith('.tar.zst')));
    const running = await command(place, 'backup', inFolder('running.tar.zst'));
    expect(running).toMatchObject({ code: 0, stderr: '' });
    expect(running.stdout).toMatch(/^Backed up \d+ rows of \d+ tables and 0 files of pictures to /);
    const refused = await command(place, 'restore', inFolder('running.tar.zst'));
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toMatch(/^The data folder .* is in use by another Haat: .*\n$/);
    await haat.stop();
    expect((await command(place, 'backup', inFolder('still.tar.zst'))).code).toBe(0);
    expect((await command(place, 'restore', inFolder('still.tar.zst'))).stderr).toMatch(
      /^The database in .* isn't empty \(.*\)\. A backup is restored into an empty one only\.\n$/,
    );

    expect(existsSync(restored.dataDir)).toBe(false);
    expect(await command(restored, 'restore', inFolder('running.tar.zst'))).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        /^Restored \d+ rows .*\. Start Haat now with the same settings: npm start\n$/,
      ),
    });
    await start(restored);
    const headers = { authorization: `Token ${token}` };
    expect((await call(restored, '/users/details/', { headers })).body).toMatchObject({ number: NUMBER });
    const { backup, needs } = (await call(restored, '/operator/today/', { headers })).body;
    expect(backup).toMatchObject({ last: { bytes: expect.any(Number) }, every_seconds: 21_600 });
    expect(needs.backups_missing).toBe(0);
  });
});
