import type { Translated } from '../../platform/words.ts';
import type * as english from './location-gate.messages.ts';

export const locationSwitch: Translated<typeof english.locationSwitch> = {
  chrome: 'വിലാസത്തിന്റെ ഇടതുവശത്തെ ചിഹ്നം അമർത്തുക. Permissions തുറന്ന് Location അനുവദിക്കുക.',
  samsung: 'വിലാസത്തിനടുത്തുള്ള പൂട്ട് അമർത്തുക. Permissions തുറന്ന് Location അനുവദിക്കുക.',
  firefox: 'വിലാസത്തിനടുത്തുള്ള പൂട്ട് അമർത്തി Location അനുവദിക്കുക.',
  iphone: 'Settings, Privacy & Security, Location Services തുറക്കുക. നിങ്ങളുടെ ബ്രൗസർ തിരഞ്ഞെടുത്ത് അനുവദിക്കുക.',
  app: 'ഫോണിന്റെ സെറ്റിങ്സിൽ Apps തുറക്കുക. ഈ ആപ്പ് തിരഞ്ഞെടുത്ത് Permissions-ൽ Location അനുവദിക്കുക.',
};
