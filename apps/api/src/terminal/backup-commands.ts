// Backs up into a file, now or again and again, and restores from one.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Made, makeBackup } from '../backup/make-backup.ts';
import { checkBackup } from '../backup/read-file.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { withClients } from '../backup/with-clients.ts';
import type { Config } from '../config.ts';
import { writableFolder } from '../config-values.ts';
import { openAsOwner, openCommandData, openForRestore } from '../open-data.ts';
import { saveSchedule } from '../platform/backup-records.ts';
import type { BackupSchedule } from '../platform/backups.ts';
import { systemClock } from '../platform/clock.ts';
import { makeFiles } from '../platform/files.ts';
import { startLine } from '../platform/release.ts';
import { StartError } from '../platform/start-error.ts';
import type { OwnCommands, OwnWork } from './terminal.ts';

const waitMs = 60_000;

export const backupCommands: OwnCommands = {
  backup: {
    usage: 'backup FILE | backup --every 6h --keep 14 --to DIR | backup --off',
    does: 'writes database and pictures into a file; with --every, the server does it again and again',
    read: (words) => {
      const { values, positionals } = readOptions(words);
      const { every, keep = '14', to, off } = values;
      const [file] = positionals;
      const isScheduled = every !== undefined && to !== undefined;
      const count = Number(isScheduled) + Number(off === true) + Number(file !== undefined);
      if (
        count !== 1 ||
        positionals.length > 1 ||
        (!isScheduled && (every ?? to ?? values.keep) !== undefined)
      )
        return undefined;
      if (file !== undefined) return backUp(resolve(file));
      return isScheduled ? schedule(readSchedule(every, keep, to)) : switchOff;
    },
  },
  restore: {
    usage: 'restore FILE',
    does: 'loads a backup into an empty database and an empty store for pictures',
    read: ([file, ...others]) =>
      file === undefined || others.length > 0 ? undefined : restore(resolve(file)),
  },
};

function readOptions(words: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = { every: text, keep: text, to: text, off: { type: 'boolean' } } as const;
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch {
    // An unknown option, or one without its value.
    return { values: {}, positionals: [] };
  }
}

const unitSeconds: Readonly<Record<string, number>> = { m: 60, h: 3_600, d: 86_400 };
const longestSeconds = 31 * 86_400;

function readSchedule(every: string, keep: string, to: string): BackupSchedule {
  const [, number = '', unit = ''] = /^(\d{1,4})([mhd])$/.exec(every) ?? [];
  const everySeconds = Number(number) * (unitSeconds[unit] ?? 0);
  if (everySeconds < 600 || everySeconds > longestSeconds)
    throw new StartError('--every is a time from 10m to 31d, such as 30m, 6h or 1d.');
  if (!/^[1-9]\d{0,2}$/.test(keep)) throw new StartError('--keep is a number of files from 1 to 999.');
  return { everySeconds, keep: Number(keep), folder: resolve(to) };
}

const backUp =
  (file: string): OwnWork =>
  async (config) => {
    await using stack = new AsyncDisposableStack();
    const { url } = await openAsOwner(config, stack);
    const parts = { url, files: makeFiles(config.media), clock: systemClock, file, isScheduled: false };
    const giveUpAt = performance.now() + waitMs;
    for (;;) {
      const made = await makeBackup(parts);
      if (made !== undefined) return madeSentence(file, made);
      if (performance.now() > giveUpAt)
        throw new StartError('A sweep or another backup is running right now: try again in a minute.');
      await pause(500);
    }
  };

function madeSentence(file: string, { bytes, sha256, manifest }: Made): string {
  const { missing } = manifest.pictures;
  const lost = missing.length === 0 ? '' : ` The store lacks ${missing.length} files of pictures.`;
  return (
    `Backed up ${contentsOf(manifest)} to ${file} (${bytes} bytes, SHA-256 ${sha256}).${lost} ` +
    'It has everything, also phone numbers and sessions: keep it where only you can read it.'
  );
}

const contentsOf = ({ tables, pictures }: Made['manifest']): string =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables and ${pictures.files} files of pictures`;

const schedule =
  (wanted: BackupSchedule): OwnWork =>
  async (config) => {
    const { everySeconds, keep, folder } = wanted;
    if (writableFolder(folder) === undefined)
      throw new StartError(`--to is ${folder}, but it must be a folder that this user can write to.`);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    await save(config, wanted);
    return (
      `The server now backs up to ${folder} every ${durationOf(Number(everySeconds))}, and keeps the newest ${keep}. ` +
      'The first backup begins within a minute while it runs.'
    );
  };

const durationOf = (seconds: number): string => {
  const [unit = 'm', size = 60] =
    Object.entries(unitSeconds).findLast(([, one]) => seconds % one === 0) ?? [];
  return `${seconds / size}${unit}`;
};

const switchOff: OwnWork = async (config) => {
  await save(config, { everySeconds: null, keep: 1, folder: '' });
  return 'The server makes no backups now, and the desk no longer asks for them. Its files stay.';
};

async function save(config: Config, wanted: BackupSchedule): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const { url } = await openCommandData(config, stack);
  await withClients(url, 1, async ([client]) => client && saveSchedule(client, wanted));
}

const restore =
  (file: string): OwnWork =>
  async (config) => {
    const manifest = await checkBackup(file);
    await using stack = new AsyncDisposableStack();
    const { url, place } = await openForRestore(config, stack);
    await restoreBackup(file, manifest, { url, place, files: makeFiles(config.media) });
    return `Restored ${contentsOf(manifest)} of ${manifest.madeAt}. Start Haat now with the same settings: ${startLine()}`;
  };
