import type { Translated } from '../../platform/words.ts';
import type * as english from './addresses.messages.ts';

export const addresses: Translated<typeof english.addresses> = {
  title: 'വിലാസങ്ങൾ',
  home: 'വീട്',
  choose: 'എത്തിക്കേണ്ട വിലാസം',
  noneChosen: 'വിലാസം തിരഞ്ഞെടുക്കുക',
  addNew: 'പുതിയ വിലാസം ചേർക്കുക',
  remove: (name) => `${name} മായ്ക്കുക`,
  removing: (name) => `‘${name}’ എന്ന വിലാസം മായ്ക്കും.`,
  removeShort: 'മായ്ക്കുക',
  add: 'ചേർക്കുക',
  addTitle: 'വിലാസം ചേർക്കുക',
  where: 'ഇത് എവിടെയാണ്?',
};

export const house: Translated<typeof english.house> = {
  landmark: 'അടുത്തുള്ള അടയാളം',
  landmarkHint: 'നിർബന്ധമില്ല. വീടിനടുത്തുള്ള എന്തെങ്കിലും, ഉദാ: അമ്പലം, നീല ഗേറ്റ്.',
  photo: 'വീടിന്റെ ഫോട്ടോ',
  noPlace: 'ഭൂപടത്തിൽ സ്ഥലമില്ല',
  record: 'വഴി റെക്കോർഡ് ചെയ്യുക',
  play: 'വഴി കേൾക്കുക',
};

export const changeAddressWords: Translated<typeof english.changeAddressWords> = {
  title: 'വിലാസം തിരുത്തുക',
  edit: (name) => `${name} തിരുത്തുക`,
  editShort: 'തിരുത്തുക',
  save: 'സേവ് ചെയ്യുക',
  fixed: 'മറ്റൊരു സ്ഥലത്തേക്ക് എത്തിക്കാൻ പുതിയ വിലാസം ചേർക്കുക.',
};
