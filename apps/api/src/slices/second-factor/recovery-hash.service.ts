// Hashes recovery codes. They are short, so the hash is slow: a stolen database doesn't give them away.
import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { Db } from '../../platform/database.ts';
import { type HashedCodes, makeRecoveryCodes, makeSalt, plainCode } from './recovery-code.ts';
import { findSalt } from './second-factor.queries.ts';

const hash = promisify<string, string, number, Buffer>(scrypt);
const hashBytes = 32;

const hashCode = async (code: string, salt: string): Promise<string> =>
  (await hash(plainCode(code), salt, hashBytes)).toString('base64url');

export async function makeNewCodes(): Promise<HashedCodes> {
  const [codes, salt] = [makeRecoveryCodes(), makeSalt()];
  const hashes: string[] = [];
  // One after another: each takes 16 MB.
  for (const code of codes) hashes.push(await hashCode(code, salt));
  return { codes, salt, hashes };
}

/** The hash of what a person typed. Undefined when they have no codes. */
export async function hashTyped(db: Db, userId: number, code: string): Promise<string | undefined> {
  const salt = await findSalt(db, userId);
  return salt === undefined ? undefined : hashCode(code, salt);
}
