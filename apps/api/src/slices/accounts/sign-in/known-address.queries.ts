import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { users } from '../account.tables.ts';
import { addressKeys, knownAddresses } from './sign-in.tables.ts';

export const knownForMs = 365 * 24 * 60 * 60 * 1000;
const addressesPerPerson = 10;

/** Created at first use, then the same for all processes. */
export async function getAddressKey(tx: Tx): Promise<string> {
  const find = () => tx.select({ key: addressKeys.key }).from(addressKeys);
  const [kept] = await find();
  if (kept) return kept.key;
  await tx
    .insert(addressKeys)
    .values({ key: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [made] = await find();
  if (!made) throw new Error('the key was not written');
  return made.key;
}

/** When this number last signed in from this address. */
export async function findLastSignIn(tx: Tx, number: string, addressHash: string): Promise<Date | undefined> {
  const [row] = await tx
    .select({ signedInAt: knownAddresses.signedInAt })
    .from(knownAddresses)
    .innerJoin(users, eq(users.id, knownAddresses.userId))
    .where(
      and(
        eq(users.number, number),
        eq(knownAddresses.addressHash, addressHash),
        gt(knownAddresses.signedInAt, new Date(tx.now.getTime() - knownForMs)),
      ),
    );
  return row?.signedInAt;
}

/** Keeps the person's ten latest addresses. */
export async function upsertKnownAddress(tx: Tx, userId: number, addressHash: string): Promise<void> {
  await tx
    .insert(knownAddresses)
    .values({ userId, addressHash, signedInAt: tx.now })
    .onConflictDoUpdate({
      target: [knownAddresses.userId, knownAddresses.addressHash],
      set: { signedInAt: tx.now },
    });
  const surplus = tx
    .select({ addressHash: knownAddresses.addressHash })
    .from(knownAddresses)
    .where(eq(knownAddresses.userId, userId))
    .orderBy(desc(knownAddresses.signedInAt), knownAddresses.addressHash)
    .offset(addressesPerPerson);
  await tx
    .delete(knownAddresses)
    .where(and(eq(knownAddresses.userId, userId), inArray(knownAddresses.addressHash, surplus)));
}

export async function deleteKnownAddresses(tx: Tx, userId: number): Promise<void> {
  await tx.delete(knownAddresses).where(eq(knownAddresses.userId, userId));
}
