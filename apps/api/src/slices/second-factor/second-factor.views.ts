import type { FactorState } from '@haat/contract/operator/second-factor';
import type { SecondFactor } from '@haat/contract/second-factor';
import { homeTimeZone } from '@haat/contract/times';
import { asc, eq } from 'drizzle-orm';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database.ts';
import { isoInZone } from '../../platform/zoned-time.ts';
import { sessions } from '../accounts/account.tables.ts';
import { authenticatorApps, passkeys, recoveryCodes } from './second-factor.tables.ts';

/** What a person has, and whether this session has given it. */
export async function viewFactor(
  db: Db,
  { userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>,
  isRequired: boolean,
): Promise<FactorState> {
  const [[session], [app], keys, left] = await Promise.all([
    db.select({ givenAt: sessions.factorGivenAt }).from(sessions).where(eq(sessions.id, sessionId)),
    db.select().from(authenticatorApps).where(eq(authenticatorApps.userId, userId)),
    listKeys(db, userId),
    db.$count(recoveryCodes, eq(recoveryCodes.userId, userId)),
  ]);
  return {
    is_required: isRequired,
    is_given: Boolean(session?.givenAt),
    app: app ? timesOf(app) : null,
    passkeys: keys.map(({ id, name, origin, ...times }) => ({ id, name, origin, ...timesOf(times) })),
    recovery_codes_left: left,
  };
}

/** For the export of own data: without secrets and keys. */
export async function viewSecondFactors(db: Db, userId: number): Promise<SecondFactor[]> {
  const [apps, keys] = await Promise.all([
    db.select().from(authenticatorApps).where(eq(authenticatorApps.userId, userId)),
    listKeys(db, userId),
  ]);
  return [
    ...apps.map((app) => ({ kind: 'app' as const, name: '', ...timesOf(app) })),
    ...keys.map(({ name, ...times }) => ({ kind: 'passkey' as const, name, ...timesOf(times) })),
  ];
}

const listKeys = (db: Db, userId: number) =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));

const timesOf = ({
  createdAt,
  lastUsedAt,
}: {
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}) => ({
  created_at: isoInZone(createdAt, homeTimeZone),
  last_used_at: lastUsedAt && isoInZone(lastUsedAt, homeTimeZone),
});
