// Push messages to the devices of notified people.
import type { Manifest } from '../manifest.ts';
import { pushSubscribers } from './push.events.ts';

export const push: Manifest<'push'> = { start: pushSubscribers };
