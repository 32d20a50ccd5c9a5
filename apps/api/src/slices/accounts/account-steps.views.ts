// The first step of a new village: a city.
import { sql } from '../../platform/drizzle.ts';
import { existsInSql } from '../../platform/exists-in-sql.ts';
import { cities } from './account.tables.ts';

export const accountSteps = () => ({
  city: existsInSql(sql`${cities}`),
});
