import { StartError } from '../platform/start-error.ts';
import { type Swept, withSweepLock } from '../platform/sweeps.ts';
import type { Commands, Work } from './terminal.ts';

export const houseCommands: Commands = {
  sweep: {
    usage: 'sweep',
    does: 'deletes expired codes, sessions and other old data, as the server does once a day',
    read: (words) => (words === '' ? sweep : undefined),
  },
};

const sweep: Work = async ({ database, sweeps }) => {
  const swept = await withSweepLock(database, () => sweeps.run(database));
  if (swept === undefined)
    throw new StartError('A sweep or a backup is running right now: try again in a minute.');
  const failed = swept.find(({ failure }) => failure !== undefined);
  if (failed) throw failed.failure;
  const [wrong] = swept.filter(({ wrong = [] }) => wrong.length > 0);
  if (wrong) throw new StartError(`There are ${wrong.what}: ${wrong.wrong?.join(', ')}.`);
  return linesOf(swept.filter(({ wrong }) => !wrong)).join('\n');
};

function linesOf(swept: readonly Swept[]): string[] {
  const all = swept.reduce((sum, { removed }) => sum + removed, 0);
  const width = Math.max(...swept.map(({ removed }) => String(removed).length));
  const lines = swept.map(({ what, removed }) => `  ${String(removed).padStart(width)}  ${what}`);
  return [all === 0 ? 'There was nothing to remove.' : `Removed ${all} rows and pictures:`, ...lines];
}
