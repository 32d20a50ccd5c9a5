import type { Translated } from '../../platform/words.ts';
import type * as english from './addresses.messages.ts';

export const addresses: Translated<typeof english.addresses> = {
  title: 'पते',
  home: 'घर',
  choose: 'यहाँ पहुँचाएँ',
  noneChosen: 'पता चुनें',
  addNew: 'नया पता जोड़ें',
  remove: (name) => `${name} हटाएँ`,
  removing: (name) => `पता ‘${name}’ हट जाएगा।`,
  removeShort: 'हटाएँ',
  add: 'जोड़ें',
  addTitle: 'पता जोड़ें',
  where: 'यह कहाँ है?',
};
