import type { Translated } from '../../platform/words.ts';
import type * as english from './support.messages.ts';

export const support: Translated<typeof english.support> = {
  title: 'എന്തു സഹായമാണ് വേണ്ടത്?',
  line: 'ഞങ്ങളെ വിളിക്കുക, എഴുതുക, അല്ലെങ്കിൽ വേണ്ട സാധനമോ സൗകര്യമോ ചോദിക്കുക.',
  call: 'വിളിക്കുക',
  write: 'ഇമെയിൽ അയയ്ക്കുക',
  grievanceOfficer: 'പരാതി പരിഹാര ഓഫീസർ',
  addRequest: 'സാധനമോ സൗകര്യമോ ചോദിക്കുക',
  share: 'ഷെയർ ചെയ്യുക',
  copyByHand: 'ലിങ്ക് കോപ്പി ചെയ്യാനായില്ല. ഇവിടെ നിന്ന് കോപ്പി ചെയ്യുക:',
  shareText: 'സാധനങ്ങൾ നിങ്ങളുടെ വീട്ടുപടിക്കൽ',
  requestTitle: 'എന്താണ് ചേർക്കേണ്ടത്?',
  requestLine: 'ഒരു കടയിലും ഇല്ലാത്ത സാധനമോ, ആപ്പിൽ പുതുതായി എന്തെങ്കിലുമോ ചോദിക്കാം.',
  submit: 'അയയ്ക്കുക',
  notSubmitted: 'അഭ്യർത്ഥന അയയ്ക്കാനായില്ല',
  submitted: 'അഭ്യർത്ഥന അയച്ചു',
  yourRequests: 'നിങ്ങളുടെ അഭ്യർത്ഥനകൾ',
  answer: 'മറുപടി',
  statuses: { open: 'മറുപടിക്കായി കാത്തിരിക്കുന്നു', answered: 'മറുപടി വന്നു', closed: 'അവസാനിപ്പിച്ചു' },
};
