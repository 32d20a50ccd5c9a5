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
