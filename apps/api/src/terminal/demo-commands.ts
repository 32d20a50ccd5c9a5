import { importDemoVillage } from '../demo-village.ts';
import type { Commands, Work } from './terminal.ts';

const removeDemo: Work = async (terminal) => (await importDemoVillage()).removeDemo(terminal);

export const demoCommands: Commands = {
  'remove-demo': {
    usage: 'remove-demo',
    does: "deletes the demo's people, shops, orders and articles",
    read: (words) => (words === '' ? removeDemo : undefined),
  },
};
