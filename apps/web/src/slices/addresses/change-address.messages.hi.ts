import type { Translated } from '../../platform/words.ts';
import type * as english from './change-address.messages.ts';

export const changeAddressWords: Translated<typeof english.changeAddressWords> = {
  title: 'पता बदलें',
  edit: (name) => `${name} बदलें`,
  editShort: 'बदलें',
  save: 'सेव करें',
  fixed: 'किसी और जगह पहुँचाने के लिए नया पता जोड़ें।',
};
