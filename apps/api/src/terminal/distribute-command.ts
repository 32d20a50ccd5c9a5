import { distribute } from '../platform/distribute.ts';
import { tableClasses } from '../table-classes.ts';
import type { Commands, Work } from './terminal.ts';

export const distributeCommands: Commands = {
  distribute: {
    usage: 'distribute',
    does: 'spreads the cities of this database over the workers of Citus',
    read: (words) => (words === '' ? distributeAll : undefined),
  },
};

const distributeAll: Work = async ({ database }) => {
  const client = await database.pool.connect();
  try {
    const moved = await distribute(client, tableClasses);
    return moved.length === 0
      ? 'This database is already distributed.'
      : `${moved.length} tables are distributed: ${moved.join(', ')}.`;
  } finally {
    client.release();
  }
};
