// Every form with invalid values and the expected error at each field (TEXT-6).
import { limits } from '@haat/contract/limits';
import type { Role } from './stage.ts';
import { filling, type Press, press, type Step } from './steps.ts';

/** Signed out, signed in without a name, or with a name but without an address. */
export type Visitor = Role | 'nobody' | 'nameless' | 'homeless';

export interface FaultyForm extends Press {
  readonly form: string;
  readonly who: Visitor;
  readonly path: string;
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

const requestCode: Step = async (page) => {
  await filling({ 'Phone number': '9812300245' })(page);
  await press(page, { button: 'Request OTP' });
  await page.waitForURL('**/auth/verify');
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

const choosePicture =
  (bytes: number): Step =>
  (page) =>
    page
      .getByLabel('Images', { exact: true })
      .setInputFiles([{ name: 'hall.png', mimeType: 'image/png', buffer: Buffer.alloc(bytes) }]);

const card = { form: 'product card', who: 'retailer', path: '/retailer/products' } as const;

const emptyProduct: Step = async (page) => {
  await page.getByLabel('Product type').selectOption('');
  await filling({ Name: '', Description: ' ', Price: '', Quantity: '' })(page);
  const tags = page.getByRole('button', { name: /^Remove / });
  while ((await tags.count()) > 0) await tags.first().click();
};

export const faultyForms: readonly FaultyForm[] = [
  { ...login, faults: { 'Phone number': required } },
  { ...login, fill: filling({ 'Phone number': '98123' }), faults: { 'Phone number': badNumber } },
  { ...verify, fill: requestCode, faults: allRequired(...digits) },
  {
    ...verify,
    fill: async (page) => {
      await requestCode(page);
      await page.getByLabel('Digit 1').click();
      await page.keyboard.type('12345');
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
    button: 'Register',
    faults: allRequired('Map', 'Shop type', 'Shop name', ...place),
    focus: 'Shop type',
  },
  { ...address, faults: allRequired('Map', 'Address name', 'Receiver name', 'Phone number', ...place) },
  {
    ...address,
    fill: filling({ 'Phone number': '12345' }),
    faults: {
      ...allRequired('Map', 'Address name', 'Receiver name'),
      'Phone number': badNumber,
      ...allRequired(...place),
    },
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
    path: '/retailer/edit-product/{product}',
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
    form: 'payment',
    who: 'deliverer',
    path: '/deliverer/delivery/{delivery}',
    fill: (page) => press(page, { button: 'Mark completed' }),
    button: 'Yes',
    within: (page) => page.getByRole('alertdialog'),
    faults: { 'Payment details': requiredHere },
  },
];
