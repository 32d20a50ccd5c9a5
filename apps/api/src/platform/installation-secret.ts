import { eq } from 'drizzle-orm';
import type { Db } from './database.ts';
import { installationSecrets } from './secrets.tables.ts';

/** A random value of this installation, which a migration has made. */
export async function readInstallationSecret(
  db: Db,
  name: 'security_log' | 'second_factor',
): Promise<string> {
  const [row] = await db.select().from(installationSecrets).where(eq(installationSecrets.name, name));
  if (!row) throw new Error(`installation_secrets has no ${name}`);
  return row.value;
}
