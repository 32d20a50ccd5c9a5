import type { Translated } from '../platform/words.ts';
import type * as english from './ui.messages.ts';

export const ui: Translated<typeof english.ui> = {
  earlierMonth: 'മുമ്പത്തെ മാസം',
  laterMonth: 'അടുത്ത മാസം',
  loading: 'തുറക്കുന്നു',
  failedTitle: 'ഇത് ഇപ്പോൾ തുറക്കാനാവുന്നില്ല',
  failedLine: 'അല്പം കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.',
  moreFailed: 'ബാക്കിയുള്ളവ തുറക്കാനാവുന്നില്ല',
  notFound: 'കണ്ടില്ല',
  notFoundLine: 'ഇത് മായ്ച്ചിരിക്കാം.',
  goBack: 'തിരികെ പോകുക',
  restored: 'നിങ്ങൾ മുമ്പ് എഴുതിയത് വീണ്ടും ചേർത്തിട്ടുണ്ട്.',
  clearRestored: 'അത് മായ്ക്കുക',
  tryAgain: 'വീണ്ടും ശ്രമിക്കുക',
  offline: 'നെറ്റ്‌വർക്ക് ഇല്ല',
  stillOffline: 'ഇപ്പോഴും നെറ്റ്‌വർക്ക് ഇല്ല',
  neverSeen: 'ഈ പേജിന് നെറ്റ്‌വർക്ക് വേണം',
  neverSeenLine: 'ഇത് ഈ ഫോണിൽ സേവ് ചെയ്തിട്ടില്ല. നെറ്റ്‌വർക്ക് കിട്ടുമ്പോൾ വീണ്ടും ശ്രമിക്കുക.',
  back: 'തിരികെ',
  clearSearch: 'തിരയൽ മായ്ക്കുക',
  applySearch: 'തിരയുക',
  decrease: (name) => `${name}: എണ്ണം കുറയ്ക്കുക`,
  increase: (name) => `${name}: എണ്ണം കൂട്ടുക`,
  quantityOf: (name) => `${name}: എണ്ണം`,
  slot: (day, start, end) => `${day}, ${start} മുതൽ ${end} വരെ`,
  justNow: 'ഇപ്പോൾ',
  map: 'മാപ്പ്',
  pin: 'മാപ്പിലെ സ്ഥലം',
  zoomIn: 'വലുതാക്കുക',
  zoomOut: 'ചെറുതാക്കുക',
  mapPlain: 'മാപ്പിന്റെ ചിത്രങ്ങൾ തുറന്നില്ല.',
  mapPlainPin: 'മാപ്പിന്റെ ചിത്രങ്ങൾ തുറന്നില്ല. എന്നാലും പിൻ നീക്കാം.',
  mapHintTouch: 'പിൻ വലിച്ചു നീക്കുക, അല്ലെങ്കിൽ മാപ്പിൽ തൊടുക.',
  mapHint: 'പിൻ വലിച്ചു നീക്കുക, മാപ്പിൽ തൊടുക, അല്ലെങ്കിൽ അമ്പടയാളമുള്ള ബട്ടണുകൾ അമർത്തുക.',
  mapShows: (place) => `മാപ്പിൽ കാണുന്നത് ${place}. പിൻ ശരിയായ സ്ഥലത്തേക്ക് നീക്കുക.`,
  mapTap: 'പിൻ വയ്ക്കാൻ മാപ്പിൽ തൊടുക.',
  positionProblem: {
    denied: 'ലൊക്കേഷൻ ഓഫാണ്.',
    unknown: 'നിങ്ങൾ എവിടെയാണെന്ന് കണ്ടെത്താനായില്ല. ലൊക്കേഷൻ ഓണാണോ എന്ന് നോക്കിയിട്ട് വീണ്ടും ശ്രമിക്കുക.',
  },
  accuracy: (length) => `നിങ്ങൾ നിൽക്കുന്ന സ്ഥലം, ഏകദേശം ${length} വ്യത്യാസം വരാം.`,
  accuracyPoor: 'പിൻ ശരിയായ സ്ഥലത്തേക്ക് നീക്കുക, അല്ലെങ്കിൽ നിങ്ങൾ നിൽക്കുന്ന സ്ഥലം വീണ്ടും കണ്ടെത്തുക.',
  findMe: 'ഞാൻ എവിടെയാണ്?',
  metres: (count) => `${count} മീ.`,
  kilometres: (count) => `${count} കി.മീ.`,
  locationNeeded: 'രജിസ്റ്റർ ചെയ്യുന്നത് തുടരാൻ ലൊക്കേഷൻ ഓണാക്കുക',
  carousel: 'നീങ്ങുന്ന ചിത്രങ്ങൾ',
  carouselStop: 'നീങ്ങുന്നത് നിർത്തുക',
  carouselGo: 'വീണ്ടും നീക്കുക',
};

export const locationSwitch: Translated<typeof english.locationSwitch> = {
  chrome: 'വിലാസത്തിന്റെ ഇടതുവശത്തെ ചിഹ്നം അമർത്തുക. Permissions തുറന്ന് Location അനുവദിക്കുക.',
  samsung: 'വിലാസത്തിനടുത്തുള്ള പൂട്ട് അമർത്തുക. Permissions തുറന്ന് Location അനുവദിക്കുക.',
  firefox: 'വിലാസത്തിനടുത്തുള്ള പൂട്ട് അമർത്തി Location അനുവദിക്കുക.',
  iphone: 'Settings, Privacy & Security, Location Services തുറക്കുക. നിങ്ങളുടെ ബ്രൗസർ തിരഞ്ഞെടുത്ത് അനുവദിക്കുക.',
  app: 'ഫോണിന്റെ സെറ്റിങ്സിൽ Apps തുറക്കുക. ഈ ആപ്പ് തിരഞ്ഞെടുത്ത് Permissions-ൽ Location അനുവദിക്കുക.',
};

export const nextDelivery: Translated<typeof english.nextDelivery> = {
  today: (clock) => `അടുത്ത ഡെലിവറി: ഇന്ന് ${clock}`,
  tomorrow: (clock) => `അടുത്ത ഡെലിവറി: നാളെ ${clock}`,
  on: (day, clock) => `അടുത്ത ഡെലിവറി: ${day} ${clock}`,
};

export const nearSlot: Translated<typeof english.nearSlot> = {
  today: (hours) => `ഇന്ന് ${hours}`,
  tomorrow: (hours) => `നാളെ ${hours}`,
};

export const shareWords: Translated<typeof english.shareWords> = {
  byHand: 'ഈ വിലാസം കോപ്പി ചെയ്യുക:',
};

export const places: Translated<typeof english.places> = {
  search: 'സ്ഥലം തിരയുക',
  found: 'കണ്ടെത്തിയ സ്ഥലങ്ങൾ',
  none: 'സ്ഥലം കണ്ടില്ല',
  failed: 'സ്ഥലം തിരയാൻ ഇപ്പോൾ പറ്റുന്നില്ല. എന്നാലും പിൻ നീക്കാം.',
};
