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
  pinNeeded: 'Move the pin to the place.',
  cityHint: 'Choose a city',
  tooMany: 'You have too many addresses. Delete one that you no longer need.',
  last: "You can't delete your only address. Add another one first.",
} as const;
