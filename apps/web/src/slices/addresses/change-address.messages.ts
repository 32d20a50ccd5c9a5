import { translated } from '../../platform/words.ts';

export const changeAddressWords = translated('changeAddressWords', {
  title: 'Edit address',
  edit: (name: string) => `Edit ${name}`,
  editShort: 'Edit',
  save: 'Save',
  fixed: 'To deliver to another place, add a new address.',
});
