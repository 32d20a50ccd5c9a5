// Words of the address bar, the list of addresses and the form for a new one.
export const addresses = {
  title: 'Addresses',
  choose: 'Deliver to',
  noneChosen: 'Choose an address',
  addNew: 'Add New Address',
  remove: (name: string) => `Delete ${name}`,
  removeShort: 'Delete',
  add: 'Add',
  addTitle: 'Add address',
  where: 'Where is it?',
} as const;
