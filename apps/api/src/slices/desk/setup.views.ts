// Which steps of its setup a village has done.
import { type SetupKey, type SetupState, setupKeys } from '@haat/contract/operator/setup';
import { type SQL, sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Db } from '../../platform/database.ts';
import type { AnyManifest } from '../manifest.ts';

export async function viewSetup(db: Db, config: Config, slices: readonly AnyManifest[]): Promise<SetupState> {
  const found: Partial<Record<SetupKey, SQL<boolean>>> = Object.assign(
    {},
    ...slices.map(({ steps }) => steps?.(config)),
  );
  const [isDone] = await db.select(found).from(sql`(values (true)) as one`);
  const steps = setupKeys.map((key) => ({ key, is_done: isDone?.[key] === true }));
  return { is_done: steps.every((step) => step.is_done), steps };
}
