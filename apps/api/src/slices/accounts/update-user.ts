import type { Preferences } from '@haat/contract/accounts';
import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database.ts';
import { definedOf } from '../../platform/defined-of.ts';
import { publish } from '../../platform/events.ts';
import { requireVersion } from '../../platform/require-version.ts';
import { requireFreshFactor } from '../../platform/second-factor-rule.ts';
import { blockUser, unblockUser } from './desk/block-user.ts';
import { fullNameOf } from './person.ts';
import { lockSessionsOf } from './sessions/session.queries.ts';
import { lockUser, type UserRow, updateUser } from './user.queries.ts';

interface UserUpdate {
  readonly userId: number;
  readonly version: number;
  /** Undefined fields stay. */
  readonly isBlocked: boolean | undefined;
  /** Why the person is blocked. */
  readonly reason: string | undefined;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
}

/** Names, blocks or unblocks a person. Throws `not_found`, `edit.stale`, `operator.cannot_block`, `factor.again`. */
export async function updateUserRecord(
  tx: Tx,
  actor: Pick<Actor, 'userId' | 'hasSecondFactor' | 'factorGivenAt'>,
  { userId, version, isBlocked, reason, ...names }: UserUpdate,
): Promise<void> {
  if (isBlocked !== undefined) requireFreshFactor(actor, tx.now);
  if (isBlocked) await lockSessionsOf(tx, userId);
  const user = await lockUser(tx, userId);
  requireVersion(user.version, version);
  await namePerson(tx, actor, user, names);
  if (isBlocked === undefined) return;
  if (isBlocked) await blockUser(tx, actor.userId, userId, reason);
  else await unblockUser(tx, actor.userId, userId);
}

async function namePerson(
  tx: Tx,
  actor: { readonly userId: number },
  user: UserRow,
  { firstName = user.firstName, lastName = user.lastName }: Pick<UserUpdate, 'firstName' | 'lastName'>,
): Promise<void> {
  if (firstName === user.firstName && lastName === user.lastName) return;
  await updateUser(tx, user.id, { firstName, lastName });
  await publish(tx, 'person.named', { userId: user.id, fullName: fullNameOf({ firstName, lastName }) });
  // The audit has no names of people.
  await publish(tx, 'record.changed', {
    kind: 'user',
    id: user.id,
    action: 'name',
    actorId: actor.userId,
    before: {},
    after: {},
  });
}

export interface UserSetup {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

/** Sets name and e-mail, for the first time or again. */
export async function setUpUser(tx: Tx, actor: { userId: number }, input: UserSetup): Promise<void> {
  await updateUser(tx, actor.userId, {
    firstName: input.first_name,
    lastName: input.last_name,
    email: input.email,
    isInitialSetupDone: true,
  });
  const fullName = fullNameOf({ firstName: input.first_name, lastName: input.last_name });
  await publish(tx, 'person.named', { userId: actor.userId, fullName });
}

/** Omitted fields stay. */
export async function setPreferences(
  tx: Tx,
  actor: { userId: number },
  { language, data_saver: dataSaver, sound }: Preferences,
): Promise<void> {
  await updateUser(tx, actor.userId, definedOf({ language, dataSaver, sound }));
}
