// The step of a new village in which somebody becomes a deliverer.
import { sql } from 'drizzle-orm';
import { existsInSql } from '../../platform/exists-in-sql.ts';
import { users } from '../accounts/account.tables.ts';

export const delivererSteps = () => ({
  first_deliverer: existsInSql(sql`${users} where ${users.isDeliverer}`),
});
