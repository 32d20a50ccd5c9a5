import type { Slice } from '../../platform/slice-context.ts';
import { deleteFilesOf } from './file.queries.ts';

export const fileSubscribers: Slice = ({ events }) => {
  events.on('person.deleted', (tx, { userId }) => deleteFilesOf(tx, userId));
};
