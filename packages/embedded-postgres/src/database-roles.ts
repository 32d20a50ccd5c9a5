// Who may do what in the embedded database. The cluster's superuser only prepares it, `haat_owner` owns the tables and
// migrates them, and the server works as `haat_app`, which can change rows but no table, no trigger and no role.
import { Client } from 'pg';
import { DATABASE } from './cluster-files.ts';

export const OWNER = 'haat_owner';
export const APP = 'haat_app';

/** Creates what is missing. A database of an earlier version changes its owner from the superuser. */
export async function prepareDatabase(urlOf: (database: string) => string): Promise<void> {
  await asSuperuser(urlOf('postgres'), async (client) => {
    for (const role of [OWNER, APP]) await createRole(client, role);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE} OWNER ${OWNER}`);
    else await client.query(`ALTER DATABASE ${DATABASE} OWNER TO ${OWNER}`);
    await client.query(`REVOKE ALL ON DATABASE ${DATABASE} FROM PUBLIC`);
    await client.query(`GRANT CONNECT ON DATABASE ${DATABASE} TO ${APP}`);
  });
  await asSuperuser(urlOf(DATABASE), async (client) => {
    await client.query(HAND_OVER);
    await client.query(GRANTS);
  });
}

async function asSuperuser(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Two processes may do this at once: a command while the server starts. */
async function createRole(client: Client, role: string): Promise<void> {
  await client.query(`DO $$ BEGIN
    CREATE ROLE ${role} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`);
}

/** REASSIGN OWNED refuses the cluster's first superuser. Objects of extensions stay, and a column's sequence follows its table. */
const HAND_OVER = `DO $$
DECLARE
  which record;
BEGIN
  FOR which IN
    SELECT format('ALTER SCHEMA %I OWNER TO ${OWNER}', nspname) AS statement
      FROM pg_namespace WHERE nspname = 'drizzle' AND nspowner <> '${OWNER}'::regrole
    UNION ALL
    SELECT format('ALTER TABLE %s OWNER TO ${OWNER}', c.oid::regclass)
      FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
      WHERE nspname IN ('public', 'drizzle') AND relkind IN ('r', 'p', 'v', 'm', 'S') AND relowner <> '${OWNER}'::regrole
        AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = c.oid AND deptype IN ('e', 'a', 'i') AND refclassid <> 'pg_namespace'::regclass)
    UNION ALL
    SELECT format('ALTER ROUTINE %s OWNER TO ${OWNER}', p.oid::regprocedure)
      FROM pg_proc p JOIN pg_namespace n ON n.oid = pronamespace
      WHERE nspname = 'public' AND proowner <> '${OWNER}'::regrole
        AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = p.oid AND deptype = 'e')
  LOOP
    EXECUTE which.statement;
  END LOOP;
END $$`;

/** Haat's own tables, and those of its job queue. */
const SCHEMAS = ['public', 'pgboss'];

/** The default privileges cover the tables that later migrations make. */
const GRANTS = [
  // A backup has the migrations of its rows.
  `CREATE SCHEMA IF NOT EXISTS drizzle AUTHORIZATION ${OWNER}`,
  `GRANT USAGE ON SCHEMA drizzle TO ${APP}`,
  `GRANT SELECT ON ALL TABLES IN SCHEMA drizzle TO ${APP}`,
  `ALTER DEFAULT PRIVILEGES FOR ROLE ${OWNER} IN SCHEMA drizzle GRANT SELECT ON TABLES TO ${APP}`,
  `CREATE SCHEMA IF NOT EXISTS pgboss AUTHORIZATION ${OWNER}`,
  ...SCHEMAS.flatMap((schema) => [
    `GRANT USAGE ON SCHEMA ${schema} TO ${APP}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${APP}`,
    `GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${schema} TO ${APP}`,
    `ALTER DEFAULT PRIVILEGES FOR ROLE ${OWNER} IN SCHEMA ${schema} GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${APP}`,
    `ALTER DEFAULT PRIVILEGES FOR ROLE ${OWNER} IN SCHEMA ${schema} GRANT USAGE ON SEQUENCES TO ${APP}`,
  ]),
].join(';\n');
