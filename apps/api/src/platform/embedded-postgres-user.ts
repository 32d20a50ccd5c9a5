// PostgreSQL refuses to run as root, and its initdb refuses a user without a name. So its programs run as somebody that
// it takes: this user, this user under another number (a user namespace: no file changes hands), or another account.
import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';

export type PostgresUser = { prefix: readonly string[]; uid?: number; gid?: number };
type Account = { name: string; uid: number; gid: number };

const OVERFLOW_UID = 65_534;

/** The first way in which `program` runs and can work in `folder` (which exists); undefined when there is none. */
export function findPostgresUser(program: string, folder: string): PostgresUser | undefined {
  const owner = statSync(folder).uid;
  const isOurs = process.geteuid?.() === owner;
  const candidates = [
    ...(isOurs && owner !== 0 && hasName() ? [{ prefix: [] }] : []),
    ...(isOurs ? inNamespace() : []),
    ...(process.geteuid?.() === 0 ? otherAccounts(owner) : []),
  ];
  return candidates.find((user) => canRun(user, program, folder));
}

/** Makes a folder that this user owns alone. */
export function makeFolderFor(user: PostgresUser, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

function inNamespace(): PostgresUser[] {
  if (process.platform !== 'linux') return [];
  const account = accounts().find(({ uid }) => uid !== 0 && uid !== OVERFLOW_UID);
  if (account === undefined) return [];
  const mapping = [`--map-user=${account.uid}`, `--map-group=${account.gid || account.uid}`];
  return [{ prefix: ['unshare', '-U', ...mapping, '--'] }];
}

function otherAccounts(owner: number): PostgresUser[] {
  const wanted = (account: Account) =>
    owner === 0 ? account.name === 'postgres' || account.name === 'nobody' : account.uid === owner;
  return accounts()
    .filter(wanted)
    .sort((a, b) => b.name.localeCompare(a.name))
    .map(({ uid, gid }) => ({ prefix: [], uid, gid }));
}

function accounts(): Account[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ name, uid, gid }) => name !== '' && Number.isInteger(uid) && Number.isInteger(gid))
    .sort((a, b) => Number(b.uid === 1000) - Number(a.uid === 1000));
}

function canRun(user: PostgresUser, program: string, folder: string): boolean {
  const { prefix, ...ids } = user;
  const run = (command: readonly string[]) => {
    const [first = '', ...rest] = [...prefix, ...command];
    return spawnSync(first, rest, { ...ids, cwd: '/', stdio: 'ignore' }).status === 0;
  };
  return run([program, '--version']) && run(['test', '-x', folder]);
}
