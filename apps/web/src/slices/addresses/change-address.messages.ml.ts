import type { Translated } from '../../platform/words.ts';
import type * as english from './change-address.messages.ts';

export const changeAddressWords: Translated<typeof english.changeAddressWords> = {
  title: 'വിലാസം തിരുത്തുക',
  edit: (name) => `${name} തിരുത്തുക`,
  editShort: 'തിരുത്തുക',
  save: 'സേവ് ചെയ്യുക',
  fixed: 'മറ്റൊരു സ്ഥലത്തേക്ക് എത്തിക്കാൻ പുതിയ വിലാസം ചേർക്കുക.',
};
