import { translated } from '../../platform/words.ts';

export const addresses = translated('addresses', {
  title: 'Addresses',
  home: 'Home',
  choose: 'Deliver to',
  noneChosen: 'Choose an address',
  addNew: 'Add New Address',
  remove: (name: string) => `Delete ${name}`,
  removing: (name: string) => `This deletes the address ‘${name}’.`,
  removeShort: 'Delete',
  add: 'Add',
  addTitle: 'Add address',
  where: 'Where is it?',
});
