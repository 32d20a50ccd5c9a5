import { invalidInput } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { requireVersion } from '../../platform/require-version.ts';
import { deskOnly } from '../../platform/words.ts';
import { blockUser, unblockUser } from './block-user.ts';
import { lockUser } from './user.queries.ts';

interface BlockUpdate {
  readonly userId: number;
  readonly version: number;
  /** Left out: stays as it is. */
  readonly isBlocked: boolean | undefined;
}

/** Blocks or unblocks a person. Throws `not_found`, `edit.stale`, `input.invalid` for the operator's own block. */
export async function updateUserBlock(
  tx: Tx,
  actor: { readonly userId: number },
  { userId, version, isBlocked }: BlockUpdate,
): Promise<void> {
  if (isBlocked && userId === actor.userId) {
    throw invalidInput({ is_blocked: [deskOnly('You can’t block yourself. Ask another operator.')] });
  }
  const user = await lockUser(tx, userId);
  requireVersion(user.version, version);
  if (isBlocked === undefined) return;
  await (isBlocked ? blockUser : unblockUser)(tx, actor.userId, userId);
}
