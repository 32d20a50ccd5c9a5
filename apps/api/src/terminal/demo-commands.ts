import { importDemoVillage } from '../demo-village.ts';
import { isDistributed } from '../platform/distribute.ts';
import { StartError } from '../platform/start-error.ts';
import { withSweepLock } from '../platform/sweeps.ts';
import type { Commands, Work } from './terminal.ts';

const removeDemo: Work = async (terminal) => {
  if (await isDistributed(terminal.database.pool)) {
    throw new StartError(
      "The demo can't be removed from a distributed database. Remove it before you run distribute, or start with an empty database.",
    );
  }
  const { removeDemo: remove } = await importDemoVillage();
  const removed = await withSweepLock(terminal.database, () => remove(terminal));
  if (removed === undefined)
    throw new StartError('A sweep or a backup is running right now: try again in a minute.');
  return removed;
};

export const demoCommands: Commands = {
  'remove-demo': {
    usage: 'remove-demo',
    does: "deletes the demo's people, shops, orders and articles",
    read: (words) => (words === '' ? removeDemo : undefined),
  },
};
