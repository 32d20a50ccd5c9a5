// Names of fields, and what is wrong with their values (TEXT-1 to TEXT-5).
import { formatNumber } from '../platform/format-number.ts';
import { translated } from '../platform/words.ts';

export const fields = translated('fields', {
  phone: 'Phone number',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  city: 'City',
  addressLine1: 'Address line 1',
  addressLine2: 'Address line 2',
  addressLine3: 'Address line 3',
  addressName: 'Address name',
  receiverName: 'Receiver name',
  shopName: 'Shop name',
  shopType: 'Shop type',
  additionalShopTypes: 'Additional shop types',
  productType: 'Product type',
  name: 'Name',
  description: 'Description',
  price: 'Price',
  quantity: 'Quantity',
  tags: 'Tags',
  images: 'Images',
  primaryImage: 'Primary image',
  openingTime: 'Opening time',
  closingTime: 'Closing time',
  open: 'Open',
  deliverySlot: 'Delivery slot',
  additionalInstructions: 'Additional instructions',
  requestDetails: 'Request details',
  paymentDetails: 'Payment details',
});

export const fieldErrors = translated('fieldErrors', {
  required: 'The field is required',
  requiredHere: 'This field is required',
  phone: 'Enter a valid number',
  phoneTooLong: 'Only 10 digits fit. Enter the number without 91 or 0.',
  email: 'Enter a valid email',
  tooLong: (most: number, now: number) =>
    `Use at most ${formatNumber(most)} characters. You have ${formatNumber(now)}.`,
});
