import type { Slice } from '../../platform/slice-context.ts';
import { deleteFactors } from './factor-changes.ts';

export const forgetFactorsOfDeleted: Slice = ({ events }) => {
  events.on('person.deleted', async (tx, { userId }) => {
    await deleteFactors(tx, userId);
  });
};
