// The first step of a new village: a city.
import { sql } from 'drizzle-orm';
import { existsInSql } from '../../platform/exists-in-sql.ts';
import { cities } from './account.tables.ts';

export const accountSteps = () => ({
  city: existsInSql(sql`${cities}`),
});
