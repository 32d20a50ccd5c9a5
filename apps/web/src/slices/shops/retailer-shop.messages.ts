// Texts of the retailer's registration, waiting page and profile.
export const retailerShop = {
  registerTitle: 'Register your shop',
  registerLine:
    'Move the pin to the door of your shop. Customers nearby can see the shop once it is verified.',
  chooseType: 'Choose a type',
  additionalHint: 'Optional. Choose what else you sell.',
  register: 'Register',
  notVerifiedTitle: 'Shop is not yet verified',
  notVerifiedLine: 'We check every new shop. This page updates when yours is verified.',
  notVerifiedHelp: 'Ask for help',
  profileTitle: 'Profile',
  hours: 'Opening hours',
  openHint: 'When this is off, customers see ‘Closed’ and cannot order.',
  update: 'Update',
  updated: 'Saved',
} as const;
