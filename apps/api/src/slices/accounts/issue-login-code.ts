import type { Tx } from '../../platform/database.ts';
import { codeLifeMs, hashCode, makeCode } from './one-time-code.ts';
import { deleteLoginCode, upsertLoginCode } from './session.queries.ts';

export interface IssuedCode {
  readonly number: string;
  /** In memory only, until it is sent. */
  readonly code: string;
  readonly codeHash: string;
}

/** A new code for a number; one that lived until now is dead. */
export async function issueLoginCode(tx: Tx, { number }: { number: string }): Promise<IssuedCode> {
  const code = makeCode();
  const codeHash = hashCode(code);
  await upsertLoginCode(tx, { number, codeHash, expiresAt: new Date(tx.now.getTime() + codeLifeMs) });
  return { number, code, codeHash };
}

/** A code that could not be sent opens nothing; one that has taken its place meanwhile lives on. */
export async function voidLoginCode(tx: Tx, { number, codeHash }: IssuedCode): Promise<void> {
  await deleteLoginCode(tx, number, codeHash);
}
