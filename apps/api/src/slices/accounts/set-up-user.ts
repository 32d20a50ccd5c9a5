import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { fullNameOf } from './person.ts';
import { updateUser } from './user.queries.ts';

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
