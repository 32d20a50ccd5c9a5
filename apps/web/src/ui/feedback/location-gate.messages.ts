// Where each browser has its switch for the location.
import { translated } from '../../platform/words.ts';

export const locationSwitch = translated('locationSwitch', {
  chrome: 'Tap the symbol left of the address, then Permissions, and allow Location.',
  samsung: 'Tap the lock beside the address, then Permissions, and allow Location.',
  firefox: 'Tap the lock beside the address, and allow Location.',
  iphone: 'Open Settings, Privacy & Security, Location Services. Choose your browser, and allow it.',
  app: 'Open the phone’s settings, Apps. Choose this app, then Permissions, and allow Location.',
});
