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

export const house: Translated<typeof english.house> = {
  landmark: 'पहचान की जगह',
  landmarkHint: 'ज़रूरी नहीं। घर के पास की कोई चीज़, जैसे मंदिर या नीला गेट।',
  photo: 'घर की फ़ोटो',
  noPlace: 'नक़्शे पर जगह नहीं है',
  record: 'रास्ता रिकॉर्ड करें',
  play: 'रास्ता सुनें',
};

export const changeAddressWords: Translated<typeof english.changeAddressWords> = {
  title: 'पता बदलें',
  edit: (name) => `${name} बदलें`,
  editShort: 'बदलें',
  save: 'सेव करें',
  fixed: 'किसी और जगह पहुँचाने के लिए नया पता जोड़ें।',
};
