// Every form with invalid values and the expected error at each field (TEXT-6).
import * as deliveries from '@haat/contract/deliveries';
import { limits } from '@haat/contract/limits';
import * as orders from '@haat/contract/orders';
import { screen } from '@testing-library/react';
import { makeDelivery } from './deliveries.ts';
import type { FakeApi } from './fake-api.ts';
import { verified } from './market.ts';
import { answerNotice, choosePicture, filling, type Press, press, type Step, type Visitor } from './stage.ts';

export interface FaultyForm extends Press {
  readonly form: string;
  readonly who: Visitor;
  readonly path: string;
  /** What the page needs besides the usual. */
  readonly prepare?: (api: FakeApi) => unknown;
  readonly fill?: Step;
  /** The error by field name, in the order of the page. */
  readonly faults: Readonly<Record<string, string>>;
  /** The field that gets the focus. */
  readonly focus?: string;
  readonly toast?: string;
  /** The error appears without pressing a button. */
  readonly isRefusedAtOnce?: boolean;
}

const required = 'The field is required';
const requiredHere = 'This field is required';
const badNumber = 'Enter a valid number';
const badEmail = 'Enter a valid email';

const allRequired = (...labels: string[]): Record<string, string> =>
  Object.fromEntries(labels.map((label) => [label, required]));

const place = ['City', 'Address line 1', 'Address line 2', 'Address line 3'];

const login = { form: 'login', who: 'nobody', path: '/auth/login', button: 'Request OTP' } as const;

const requestCode: Step = async (user) => {
  await filling({ 'Phone number': '9812300245' })(user);
  await press(user, { button: 'Request OTP' });
  await screen.findByRole('group', { name: 'One-time code' });
};

const verify = { form: 'code', who: 'nobody', path: '/auth/login', button: 'Next' } as const;
const digits = ['Digit 1', 'Digit 2', 'Digit 3', 'Digit 4', 'Digit 5', 'Digit 6'];

const setup = { form: 'setup', who: 'nameless', path: '/auth/setup', button: 'Next' } as const;
const nameWith = (email: string) => filling({ 'First name': 'Asha', 'Last name': 'Rao', Email: email });

const address = {
  form: 'new address',
  who: 'customer',
  path: '/shops/address/add',
  button: 'Add',
} as const;

const newProduct = {
  form: 'new product',
  who: 'retailer',
  path: '/retailer/add-product',
  button: 'Save',
} as const;
const productFields = ['Product type', 'Name', 'Description', 'Price', 'Quantity', 'Tags'];

const card = { form: 'product card', who: 'retailer', path: '/retailer/products' } as const;

const emptyProduct: Step = async (user) => {
  await user.selectOptions(await screen.findByLabelText('Product type'), '');
  await filling({ Name: '', Description: ' ', Price: '', Quantity: '' })(user);
  await user.click(screen.getByRole('button', { name: 'Remove red' }));
};

export const faultyForms: readonly FaultyForm[] = [
  { ...login, faults: { 'Phone number': required } },
  { ...login, fill: filling({ 'Phone number': '98123' }), faults: { 'Phone number': badNumber } },
  { ...verify, fill: requestCode, faults: allRequired(...digits) },
  {
    ...verify,
    fill: async (user) => {
      await requestCode(user);
      await user.type(screen.getByLabelText('Digit 1'), '12345');
    },
    faults: allRequired(...digits),
  },
  { ...setup, faults: allRequired('First name', 'Last name', 'Email'), focus: 'First name' },
  { ...setup, fill: nameWith('asha'), faults: { Email: badEmail } },
  { ...setup, fill: nameWith('asha@example'), faults: { Email: badEmail } },
  {
    form: 'address of the sign-in',
    who: 'homeless',
    path: '/auth/location',
    button: 'Register',
    faults: allRequired('Map', ...place),
    focus: 'City',
  },
  {
    form: 'registration of a shop',
    who: 'customer',
    path: '/retailer',
    fill: answerNotice,
    button: 'Register',
    faults: allRequired('Map', 'Shop type', 'Shop name', ...place),
    focus: 'Shop type',
  },
  {
    ...address,
    // They begin with one's own.
    fill: filling({ 'Receiver name': ' ', 'Phone number': '' }),
    faults: allRequired('Map', 'Address name', 'Receiver name', 'Phone number', ...place),
  },
  {
    ...address,
    fill: filling({ 'Receiver name': ' ', 'Phone number': '12345' }),
    faults: {
      ...allRequired('Map', 'Address name', 'Receiver name'),
      'Phone number': badNumber,
      ...allRequired(...place),
    },
  },
  {
    form: 'edited address',
    who: 'customer',
    path: '/shops/address/2',
    fill: filling({ 'Address name': '', 'Receiver name': ' ', 'Phone number': '12345' }),
    button: 'Save',
    faults: { ...allRequired('Address name', 'Receiver name'), 'Phone number': badNumber },
  },
  {
    form: 'slot',
    who: 'customer',
    path: '/shops/slot',
    button: 'Proceed to Order',
    faults: { 'Delivery slot': required },
    focus: 'Delivery slot',
  },
  {
    form: 'request',
    who: 'customer',
    path: '/support/request',
    fill: filling({ 'Request details': '  ' }),
    button: 'Submit',
    faults: { 'Request details': required },
    toast: requiredHere,
  },
  { ...newProduct, faults: allRequired(...productFields, 'Images') },
  {
    ...newProduct,
    fill: choosePicture(limits.imageBytes),
    faults: allRequired(...productFields, 'Primary image'),
  },
  {
    ...newProduct,
    isRefusedAtOnce: true,
    fill: choosePicture(limits.imageBytes + 1),
    faults: { Images: 'Larger than 1 MB: hall.png. Choose a smaller picture.' },
  },
  {
    form: 'known product',
    who: 'retailer',
    path: '/retailer/edit-product/29',
    fill: emptyProduct,
    button: 'Save',
    faults: allRequired(...productFields),
  },
  { ...card, fill: filling({ Price: '' }), button: 'Save price', faults: { Price: required } },
  {
    ...card,
    fill: filling({ Quantity: '' }),
    button: 'Save quantity',
    faults: { Quantity: required },
  },
  {
    form: 'hours',
    who: 'retailer',
    path: '/retailer/user',
    fill: filling({ 'Opening time': '', 'Closing time': '' }),
    button: 'Update',
    faults: { 'Opening time': requiredHere, 'Closing time': requiredHere },
  },
  {
    form: 'UPI',
    who: 'retailer',
    path: '/retailer/user',
    fill: filling({ 'UPI ID': 'latha' }),
    button: 'Update',
    faults: { 'UPI ID': 'Enter a UPI ID such as latha@upi' },
  },
  {
    form: 'settlement',
    who: 'deliverer',
    path: '/deliverer/delivery/71',
    prepare: (api) =>
      api.on(deliveries.getDelivery, makeDelivery({ status: 'VERIFIED', allowed_actions: ['completed'] })),
    fill: async (user) => {
      await press(user, { button: 'Mark completed' });
      await filling({ 'By UPI': '14' })(user);
      await filling({ 'Cash received': '199', Reference: '48' })(user);
    },
    button: 'Yes',
    isInDialog: true,
    faults: {
      'Cash received': 'This is less than ₹200. Enter the rest by UPI.',
      Reference: 'Enter 4 to 12 letters or digits',
    },
  },
  {
    form: 'claim',
    who: 'customer',
    path: '/shops/order/1042',
    prepare: (api) => api.on(orders.customerOrder, verified),
    fill: async (user) => {
      await press(user, { button: 'I have paid' });
      await filling({ Amount: '131', Reference: '48 2' })(user);
    },
    button: 'Yes',
    isInDialog: true,
    faults: {
      Amount: 'Enter an amount up to ₹130.25',
      Reference: 'Enter 4 to 12 letters or digits',
    },
  },
  {
    form: 'payment',
    who: 'deliverer',
    path: '/deliverer/delivery/71',
    prepare: (api) =>
      api.on(deliveries.getDelivery, makeDelivery({ status: 'DELIVERED', allowed_actions: ['completed'] })),
    fill: async (user) => {
      await press(user, { button: 'Mark completed' });
      await filling({ 'Payment details': '' })(user);
    },
    button: 'Yes',
    isInDialog: true,
    faults: { 'Payment details': requiredHere },
  },
];
