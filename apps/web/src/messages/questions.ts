// The questions and the one alert. Their texts are fixed (TEXT-20).
import { translated } from '../platform/words.ts';

export const questions = translated('questions', {
  sure: 'Are you sure?',
  acceptDelivery: 'Are you sure you want to accept the delivery?',
  deleteProduct: 'Are you sure you want to delete the product?',
  acceptOrder: 'Are you sure you want to accept the order',
  rejectOrder: 'Are you sure you want to reject the order',
  otherShop: 'You have items from an another shop in your cart, do you want to proceed?',
  otherAddress: 'You have items for another address in your cart, do you want to proceed?',
  locationOff: 'Location services not enabled, please enable it and try again',
  yes: 'Yes',
  no: 'No',
  isSure: 'Yes',
  isNotSure: 'No',
  ok: 'OK',
});
