// Notes each committed change of a row, so that a test can ask which tables a request has changed.
import { Client } from 'pg';

export interface RowWatch {
  /** The tables that were changed since the last question. */
  changedTables(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Changes of the tables in `except` don't count. */
export async function watchRows(url: string, except: readonly string[]): Promise<RowWatch> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create unlogged table changed_rows (name text not null);
    create function note_changed_row() returns trigger language plpgsql security definer as $$
      begin insert into changed_rows values (tg_table_schema || '.' || tg_table_name); return null; end $$`);
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'pgboss')
        and c.relname <> 'changed_rows' and c.relname <> all($1)`,
    [except],
  );
  for (const { name } of rows) {
    await client.query(
      `create trigger note_changed_row after insert or update or delete on ${name} for each row execute function note_changed_row()`,
    );
  }
  const question = {
    name: 'changed',
    text: 'with gone as (delete from changed_rows returning name) select distinct name from gone',
  };
  return {
    changedTables: async () => (await client.query<{ name: string }>(question)).rows.map(({ name }) => name),
    close: () => client.end(),
  };
}
