// The texts of shops.messages.ts in Malayalam.
import type { Translated } from '../../platform/words.ts';
import type * as english from './shops.messages.ts';

export const shops: Translated<typeof english.shops> = {
  homeTitle: 'കടകൾ',
  searchProducts: 'കടകളിൽ തിരയുക',
  nearYou: 'അടുത്തുള്ള കടകൾ',
  showing: (type) => `${type}: കടകൾ`,
  viewAll: 'എല്ലാം കാണുക',
  types: 'കടകളുടെ തരങ്ങൾ',
  distance: (km) => `${km} കി.മീ.`,
  closed: 'അടച്ചു',
  hours: (opens, closes) => `${opens} – ${closes}`,
  noneNear: 'ഇവിടേക്ക് എത്തിക്കുന്ന കടകളില്ല',
  noneNearLine: 'മറ്റൊരു വിലാസം തിരഞ്ഞെടുക്കുക, അല്ലെങ്കിൽ പിന്നീട് നോക്കുക.',
  noneOfType: (type) => `ഈ വിലാസത്തിനടുത്ത് ${type} കടയില്ല`,
  chooseAddress: 'മറ്റൊരു വിലാസം തിരഞ്ഞെടുക്കുക',
  moreLoading: 'കൂടുതൽ കടകൾ വരുന്നു',
  store: 'കട',
  rail: 'സാധനങ്ങളുടെ തരങ്ങൾ',
  searchStore: () => 'തിരയുക',
  contact: 'ബന്ധപ്പെടാൻ',
  retailer: 'കടയുടമ',
  address: 'വിലാസം',
  timings: 'സമയം',
  closedNow: 'അടച്ചിരിക്കുന്നു',
  closedLine: 'ഈ കട ഇപ്പോൾ അടച്ചിരിക്കുന്നു. സാധനങ്ങൾ കാണാം, ഓർഡർ ചെയ്യാനാവില്ല.',
  openInMaps: 'മാപ്പിൽ തുറക്കുക',
  call: (name) => `വിളിക്കുക: ${name}`,
};
