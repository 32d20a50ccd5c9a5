import type { Translated } from '../platform/words.ts';
import type * as english from './app.messages.ts';

export const app: Translated<typeof english.app> = {
  menu: 'മെനു',
  notifications: 'അറിയിപ്പുകൾ',
  unread: (count) => `അറിയിപ്പുകൾ, വായിക്കാത്തത് ${count}`,
  cartWithItems: (count) => `കാർട്ട്, ${count} സാധനം`,
  starting: 'തുടങ്ങുന്നു',
  install: 'ആപ്പ് ഇൻസ്റ്റാൾ ചെയ്യുക',
  newVersion: 'പുതിയ പതിപ്പ് തയ്യാറാണ്',
  update: 'പുതുക്കുക',
  later: 'പിന്നീട്',
  tapToHear: 'ഓർഡർ ബെൽ കേൾക്കാൻ തൊടുക',
  tapToHearRequests: 'ഡെലിവറി ബെൽ കേൾക്കാൻ തൊടുക',
  slow: 'വേഗം കുറഞ്ഞ നെറ്റ്‌വർക്ക്',
  updated: (ago) => `പുതുക്കിയത് ${ago}`,
  errorTitle: 'അയ്യോ!',
  errorText: 'ക്ഷമിക്കണം, എന്തോ കുഴപ്പം പറ്റി',
  errorAction: 'തിരികെ പോകുക',
};
