import { removeDemo } from '../demo/remove-demo.ts';
import type { Commands } from './terminal.ts';

export const demoCommands: Commands = {
  'remove-demo': {
    usage: 'remove-demo',
    does: "removes the demo's people, shops, orders and articles",
    read: (words) => (words === '' ? removeDemo : undefined),
  },
};
