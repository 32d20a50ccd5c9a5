// Texts in the phone's own settings.
import { translated } from '../platform/words.ts';

export const native = translated('native', {
  channelName: 'Orders and messages',
  channelDescription: 'Rings when an order or a message for you arrives',
});
