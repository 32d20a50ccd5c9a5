import { importDemoVillage } from '../demo-village.ts';
import { isDistributed } from '../platform/distribute.ts';
import { StartError } from '../platform/start-error.ts';
import type { Commands, Work } from './terminal.ts';

const removeDemo: Work = async (terminal) => {
  if (await isDistributed(terminal.database.pool)) {
    throw new StartError(
      "The demo can't be removed from a distributed database. Remove it before you run distribute, or start with an empty database.",
    );
  }
  return (await importDemoVillage()).removeDemo(terminal);
};

export const demoCommands: Commands = {
  'remove-demo': {
    usage: 'remove-demo',
    does: "deletes the demo's people, shops, orders and articles",
    read: (words) => (words === '' ? removeDemo : undefined),
  },
};
