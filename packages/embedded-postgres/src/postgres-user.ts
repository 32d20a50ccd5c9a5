// PostgreSQL refuses to run as root, and initdb refuses a user without a name. So its programs run as this user, as this
// user with another id (in a user namespace, without changing file owners), or as another account.
import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';

export type PostgresUser = { prefix: readonly string[]; uid?: number; gid?: number };
type Account = { name: string; uid: number; gid: number };

const OVERFLOW_UID = 65_534;

/** The first way in which `program` runs and can reach the existing `folder`. Undefined when there is none. */
export function findPostgresUser(program: string, folder: string): PostgresUser | undefined {
  const owner = statSync(folder).uid;
  const self = process.geteuid?.();
  const candidates = [
    ...(self === owner && owner !== 0 && hasName() ? [{ prefix: [] }] : []),
    ...(self === owner ? inNamespace() : []),
    ...(self === 0 ? otherAccounts(owner) : []),
  ];
  return candidates.find((user) => canReach(user, program, dirname(folder)));
}

/** Creates a folder for this user, or gives an existing one to them. */
export function makeFolderFor(user: PostgresUser, folder: string): void {
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    // A user id without an account, as in many containers.
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

/** The owner of an existing cluster, or an account that every system has. */
function otherAccounts(owner: number): PostgresUser[] {
  const isWanted = ({ name, uid }: Account) =>
    owner === 0 ? name === 'postgres' || name === 'nobody' : uid === owner;
  return accounts()
    .filter(isWanted)
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

function canReach({ prefix, ...ids }: PostgresUser, program: string, folder: string): boolean {
  const succeeds = (command: readonly string[]) => {
    const [first = '', ...rest] = [...prefix, ...command];
    return spawnSync(first, rest, { ...ids, cwd: '/', stdio: 'ignore' }).status === 0;
  };
  return succeeds([program, '--version']) && succeeds(['test', '-x', folder]);
}
