import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Config, readConfig } from './config.ts';
import { checkDatabase, checkSocket, checkStart } from './start-checks.ts';

/** Occupies a port while `work` runs. */
async function withTakenPort(work: (port: number) => Promise<void>): Promise<void> {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  try {
    await work(port);
  } finally {
    server.close();
  }
}

function configOf(env: Record<string, string>): Config {
  return readConfig({ DATABASE_URL: inject('adminDatabaseUrl'), ...env });
}

describe('a socket of systemd', () => {
  const ours = { LISTEN_FDS: '1', LISTEN_PID: String(process.pid) };

  it('is used only by the process that systemd names, and needs no free port [RELEASE-6]', async () => {
    expect(configOf(ours).socket).toBe(3);
    expect(configOf({ LISTEN_FDS: '1' }).socket).toBeUndefined();
    expect(configOf({ LISTEN_FDS: '1', LISTEN_PID: '1' }).socket).toBeUndefined();
    expect(() => configOf({ ...ours, LISTEN_FDS: '2' })).toThrow(/^LISTEN_FDS is "2", but it must be 1: /);
    await withTakenPort((port) => checkStart(configOf({ ...ours, PORT: `${port}` })));
  });

  it('is refused when it is public and HOST is not [RELEASE-11]', () => {
    expect(() => checkSocket('0.0.0.0', configOf(ours))).toThrow(
      'The socket in LISTEN_FDS listens on 0.0.0.0, but HOST is 127.0.0.1: set HOST to 0.0.0.0, or ListenStream to 127.0.0.1.',
    );
    checkSocket('127.0.0.1', configOf(ours));
    const open = { ...ours, HOST: '0.0.0.0', HAAT_UNSAFE: 'on' };
    checkSocket('0.0.0.0', configOf(open));
  });
});

describe('before a start', () => {
  it("a used port is reported with the variable's name [RUN-6]", async () => {
    await withTakenPort(async (port) => {
      await expect(checkStart(configOf({ PORT: String(port) }))).rejects.toThrow(
        `Port ${port} on 127.0.0.1 is in use: stop the program that uses it, or set PORT to another number.`,
      );
    });
  });

  it("a foreign address is reported with the variable's name [RUN-6]", async () => {
    await expect(checkStart(configOf({ HOST: '192.0.2.1', HAAT_UNSAFE: 'on' }))).rejects.toThrow(
      '192.0.2.1 is not an address of this machine: set HOST to one that is, such as 127.0.0.1.',
    );
  });
});

describe('an unusable database is reported without its password', () => {
  const password = 'hunter2';
  let admin: Client;
  let hbaFile: string;
  let hba: string;

  /** The only role that needs a password. */
  beforeAll(async () => {
    admin = new Client({ connectionString: inject('adminDatabaseUrl') });
    await admin.connect();
    await admin.query(`CREATE ROLE stranger LOGIN PASSWORD 'another'`);
    hbaFile = (await admin.query('SHOW hba_file')).rows[0].hba_file;
    hba = readFileSync(hbaFile, 'utf8');
    writeFileSync(hbaFile, `local all stranger scram-sha-256\n${hba}`);
    await admin.query('SELECT pg_reload_conf()');
  });

  afterAll(async () => {
    writeFileSync(hbaFile, hba);
    await admin.query('SELECT pg_reload_conf()');
    await admin.query('DROP ROLE stranger');
    await admin.end();
  });

  const urlOf = (change: (url: URL) => void) => {
    const url = new URL(inject('adminDatabaseUrl'));
    url.password = password;
    change(url);
    return url.href;
  };

  it.each<[string, RegExp, (url: URL) => void]>([
    [
      'its password is wrong',
      /rejected the user or the password\. Correct them\.$/,
      (url) => {
        url.username = 'stranger';
      },
    ],
    [
      'it is not there',
      /has no database called nowhere\. Create it first\.$/,
      (url) => {
        url.pathname = '/nowhere';
      },
    ],
    [
      'nobody listens',
      /no PostgreSQL answers at .* \(ENOENT\)\. Correct the address/,
      (url) => {
        url.port = '5433';
      },
    ],
  ])('when %s [RUN-18]', async (_, sentence, change) => {
    const refusal = await checkDatabase('DATABASE_URL', urlOf(change)).catch((error: Error) => error.message);
    expect(refusal).toMatch(/^DATABASE_URL: /);
    expect(refusal).toMatch(sentence);
    expect(refusal).not.toContain(password);
  });

  it('a usable database is not reported [RUN-18]', async () => {
    await checkDatabase('DATABASE_URL', inject('adminDatabaseUrl'));
  });
});
