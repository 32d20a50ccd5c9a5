// Words of the retailer's registration, waiting page and profile (specification §2, screens.md).
export const retailerShop = {
  registerTitle: 'Register your shop',
  registerLine: 'Put the pin on its door. Customers nearby find it as soon as it is verified.',
  chooseType: 'Choose a type',
  additionalHint: 'Whatever else you sell.',
  register: 'Register',
  notVerifiedTitle: 'Shop is not yet verified',
  notVerifiedLine: 'We look at every new shop. This page goes on by itself when yours is verified.',
  notVerifiedHelp: 'Ask for help',
  profileTitle: 'Profile',
  hours: 'Opening hours',
  openHint: 'Switched off, customers see ‘Closed’ and cannot order.',
  update: 'Update',
  updated: 'Saved',
  refused: {
    exists: 'You have a shop already.',
    busy: 'That was too much at once. Wait a moment and try again.',
  },
} as const;
