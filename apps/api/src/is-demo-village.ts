import type { Db } from './platform/database.ts';
import { findUserByNumber } from './slices/accounts/index.ts';

/** The demo's customer, who is in no other village. */
const LAKSHMI = '+919000000001';

/** Whether the demo was loaded. A database with other people is left as it is. */
export async function isDemoVillage(db: Db): Promise<boolean> {
  return (await findUserByNumber(db, LAKSHMI)) !== undefined;
}
