// Push messages to the devices of notified people.
import type { Slice } from '../../platform/slice-context.ts';
import { pushSubscribers } from './push.events.ts';

export const push: Slice = pushSubscribers;
