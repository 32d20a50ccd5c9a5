// Restores a backup into an empty database and an empty store for pictures. What fails leaves both empty.
import type { ClientBase } from 'pg';
import type { Files } from '../platform/files.ts';
import { migrateDatabase } from '../platform/migrate.ts';
import { readMigrations } from '../platform/migration-files.ts';
import { StartError } from '../platform/start-error.ts';
import { dropEmptyTables, requireEmpty } from './check-target.ts';
import { readMigrated } from './copy-tables.ts';
import { type Entry, type Head, type Manifest, pictureOf, tableOf } from './format.ts';
import { loadTables } from './load-tables.ts';
import { Check, readEntries } from './read-file.ts';
import { withClients } from './with-clients.ts';

export interface Target {
  /** Of the owner of the database. */
  readonly url: string;
  readonly files: Files;
  /** What the terminal calls the database. */
  readonly place: string;
}

/** `manifest` is what `checkBackup` found in the file. Migrates to the newest version afterwards. */
export async function restoreBackup(file: string, manifest: Manifest, target: Target): Promise<void> {
  const { url } = target;
  const wanted = readMigrations().filter(({ when }) => manifest.migrations.includes(String(when)));
  await withClients(url, 1, async ([client]) => {
    if (!client) throw new Error('a connection is needed');
    await requireEmpty(client, target.files, target.place);
    await goBackTo(client, manifest);
    await migrateDatabase(url, wanted);
    await load(client, file, manifest, target.files);
    await client.query('ANALYZE');
  });
  await migrateDatabase(url);
}

/** A newer Haat may have dropped or renamed what the backup has. */
async function goBackTo(client: ClientBase, { migrations }: Manifest): Promise<void> {
  const { rows } = await client.query(
    "SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS found",
  );
  if (!rows[0]?.found) return;
  const applied = await readMigrated(client);
  if (!applied.every((when) => migrations.includes(when))) await dropEmptyTables(client);
}

async function load(client: ClientBase, file: string, manifest: Manifest, files: Files): Promise<void> {
  const reader = new Reader(file);
  const put = new PicturesPut(files);
  await client.query('BEGIN');
  try {
    await reader.skipHead();
    await loadTables(client, manifest, (table) => reader.whileOf((entry) => tableOf(entry) === table));
    for await (const entry of reader.wholeWhile((one) => pictureOf(one) !== undefined)) {
      await put.add(pictureOf(entry) ?? '', entry.bytes);
    }
    await put.settled();
    await reader.compareWith(manifest);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    await put.takeBack();
    throw error;
  } finally {
    await reader.close();
  }
}

/** The entries of a file, with a look at the next one. */
class Reader {
  readonly #file: string;
  readonly #entries: AsyncGenerator<Entry>;
  readonly #check = new Check();
  #next: Entry | undefined;

  constructor(file: string) {
    this.#file = file;
    this.#entries = readEntries(file);
  }

  async skipHead(): Promise<void> {
    await this.#entries.next();
    await this.#go();
  }

  async *wholeWhile(isWanted: (entry: Entry) => boolean): AsyncGenerator<Entry> {
    while (this.#next !== undefined && isWanted(this.#next)) {
      yield this.#next;
      await this.#go();
    }
  }

  async *whileOf(isWanted: (entry: Entry) => boolean): AsyncGenerator<Uint8Array> {
    for await (const { bytes } of this.wholeWhile(isWanted)) yield bytes;
  }

  /** The file may have been changed since it was checked. */
  async compareWith(manifest: Manifest): Promise<void> {
    while (this.#next !== undefined) await this.#go();
    const { tables, sequences, pictures, ...head } = manifest;
    const again = this.#check.manifestAfter(head satisfies Head);
    if (JSON.stringify(again) !== JSON.stringify(manifest))
      throw new StartError(`${this.#file} was changed while it was restored. Nothing was restored.`);
  }

  async close(): Promise<void> {
    await this.#entries.return(undefined);
  }

  async #go(): Promise<void> {
    const { value, done } = await this.#entries.next();
    this.#next = done ? undefined : value;
    if (this.#next !== undefined) this.#check.add(this.#next);
  }
}

/** A bucket answers slowly. */
const filesAtOnce = 8;

class PicturesPut {
  readonly #files: Files;
  readonly #names: string[] = [];
  #running: Promise<void>[] = [];

  constructor(files: Files) {
    this.#files = files;
  }

  async add(name: string, bytes: Uint8Array): Promise<void> {
    this.#names.push(name);
    this.#running.push(this.#files.put(name, bytes, 'image/webp'));
    if (this.#running.length >= filesAtOnce) await this.settled();
  }

  async settled(): Promise<void> {
    const running = this.#running;
    this.#running = [];
    const failed = (await Promise.allSettled(running)).find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  }

  async takeBack(): Promise<void> {
    await this.settled().catch(() => undefined);
    for (const name of this.#names) await this.#files.remove(name).catch(() => undefined);
  }
}
