import type { Tx } from '../../platform/database.ts';
import { forgetFactorGiven, setSecondFactor } from '../accounts/index.ts';
import { findApp } from './app.queries.ts';
import { deleteFactors } from './delete-factors.ts';
import { listPasskeys } from './passkey.queries.ts';

/** With the last app or passkey, the recovery codes end too. */
export async function noteFactorRemoved(tx: Tx, userId: number): Promise<void> {
  const [app, passkeys] = [await findApp(tx, userId), await listPasskeys(tx, userId)];
  if (app || passkeys.length > 0) return;
  await deleteFactors(tx, userId);
  await setSecondFactor(tx, userId, false);
  await forgetFactorGiven(tx, userId);
}
