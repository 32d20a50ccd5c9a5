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
  who: 'Who takes it?',
  pinNeeded: 'Put the pin on the place.',
  cityHint: 'Choose a city',
  tooMany: 'There is no room for more addresses. Delete one that you no longer need.',
  last: 'The last address stays: without one no store can bring you anything.',
} as const;
