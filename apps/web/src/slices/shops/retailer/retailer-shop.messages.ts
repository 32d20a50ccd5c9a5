import { translated } from '../../../platform/words.ts';

export const retailerShop = translated('retailerShop', {
  registerTitle: 'Register your shop',
  registerLine:
    'Move the pin to the door of your shop. Customers nearby can see the shop once it is verified.',
  noTypes: 'You can’t register a shop yet',
  noTypesLine: 'There is no shop type to choose. Come back when the operator has added one.',
  chooseType: 'Choose a type',
  additionalHint: 'Optional. Choose what else you sell.',
  far: (km: number, city: string) => `This pin is ${km} km from ${city}. Check that it is at your shop.`,
  register: 'Register',
  notVerifiedTitle: 'Shop is not yet verified',
  notVerifiedLine: 'We check every new shop. This page updates when yours is verified.',
  suspendedTitle: 'Your shop is suspended',
  suspendedLine: 'Customers can’t see it or order from it. This page updates when the shop is restored.',
  reason: 'Reason',
  profileTitle: 'Profile',
  complaints: 'Complaints',
  hours: 'Opening hours',
  openHint: 'When this is off, customers see ‘Closed’ and cannot order.',
  update: 'Update',
  updated: 'Saved',
  upiId: 'UPI ID',
  upiIdHint: 'Customers pay to it. Leave it empty if you take no UPI.',
  upiIdFault: 'Enter a UPI ID such as latha@upi',
  upiName: 'Name for UPI',
  upiNameHint: (shop: string) => `Customers see it when they pay. Empty: ‘${shop}’.`,
});
