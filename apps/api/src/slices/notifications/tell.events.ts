import type { Slice } from '../../platform/slice-context.ts';
import { countTells } from './count-tells.ts';

export const tellSubscribers: Slice = ({ events, config }) =>
  events.on('people.notified', (tx, event) => countTells(tx, event, config.tellsPerHour));
