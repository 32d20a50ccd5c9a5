import { translated } from '../../../platform/words.ts';

/** Orders that a shop enters for somebody on the telephone. */
export const phoneOrders = translated('phoneOrders', {
  title: 'Telephone order',
  line: 'The customer gets an SMS with the amount and a code. They tell you the code, and you confirm the order.',
  waiting: 'Waiting for the code',
  newOrder: 'New order',
  customerName: 'Customer’s name',
  goods: 'Add a product',
  ownGoods: 'Your products',
  chosen: 'Products',
  each: (price: string) => `${price} each`,
  noGoods: 'Add at least one product.',
  address: 'Address',
  landmark: 'Landmark',
  mapLine: 'Tap the house. Without a pin, the deliverer follows the written address.',
  sum: 'Goods',
  plusDelivery: 'The delivery cost is added.',
  payBy: 'How will they pay?',
  send: 'Send SMS',
  clear: 'Clear the form',
  clearing: 'All that you entered below is deleted.',
  expires: (time: string) => `Until ${time}`,
  code: 'Code from the SMS',
  fourDigits: 'Enter the four digits of the SMS',
  confirm: 'Confirm order',
});
