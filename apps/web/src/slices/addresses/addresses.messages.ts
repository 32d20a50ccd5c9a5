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

export const house = translated('house', {
  landmark: 'Landmark',
  landmarkHint: 'Optional. Something near the house, such as a temple or a blue gate.',
  photo: 'Photo of the house',
  noPlace: 'No place on the map',
  record: 'Record directions',
  play: 'Play directions',
});

export const changeAddressWords = translated('changeAddressWords', {
  title: 'Edit address',
  edit: (name: string) => `Edit ${name}`,
  editShort: 'Edit',
  save: 'Save',
  fixed: 'To deliver to another place, add a new address.',
});
