// Words of the address bar, the list of addresses and the form for a new one.
export const addresses = {
  title: 'Addresses',
  choose: 'Deliver to',
  noneChosen: 'Choose an address',
  addNew: 'Add New Address',
  remove: (name: string) => `Delete ${name}`,
  removeShort: 'Delete',
  removing: (name: string) => `Deleting ${name}`,
  add: 'Add',
  addTitle: 'Add address',
  where: 'Where is it?',
  who: 'Who receives it?',
  pinNeeded: 'Move the pin to your address.',
  cityHint: 'Choose a city',
} as const;
