// Actions that fail: the action, the failing request and its toast (TEXT-10 to TEXT-16).
import * as addresses from '@haat/contract/addresses';
import * as cart from '@haat/contract/cart';
import * as catalogue from '@haat/contract/catalogue';
import type { EndpointSpec } from '@haat/contract/endpoint';
import * as media from '@haat/contract/media';
import * as products from '@haat/contract/products';
import * as shops from '@haat/contract/shops';
import * as support from '@haat/contract/support';
import type { Failure } from '../support/failing-calls.ts';
import { seeToast } from '../support/toasts.ts';
import type { Role, Stage } from './stage.ts';
import { choosing, deletion, filling, fillPlace, type Press, type Step, seeing } from './steps.ts';

export interface FailingAct extends Press {
  readonly words: string;
  readonly call: EndpointSpec;
  readonly failure?: Failure;
  /** Fills the fields, which must keep their values. */
  readonly fill?: Step;
  /** Expected after a second press, when the request works again. */
  readonly ends?: Step;
}

export interface StagedAct extends FailingAct {
  readonly who: Role;
  readonly at: (stage: Stage) => string;
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const fillProduct: Step = async (page) => {
  await choosing('Product type')(page);
  await filling({ Name: 'Papaya, 1 kg', Description: 'Ripe.', Price: '42.50', Quantity: '30' })(page);
  await page.getByLabel('Tags', { exact: true }).fill('fruit');
  await page.keyboard.press('Enter');
  const files = [{ name: 'papaya.png', mimeType: 'image/png', buffer: picture }];
  await page.getByLabel('Images', { exact: true }).setInputFiles(files);
  await page.getByRole('radio').first().check({ force: true });
};

const openType: Step = async (page) => {
  await page.getByRole('list', { name: 'Product types' }).getByRole('button').first().click();
  await page.getByRole('button', { name: /^Add all \(\d+\)$/ }).waitFor();
};

/** These are independent of each other. */
export const stagedActs: readonly StagedAct[] = [
  {
    words: 'Could not update cart',
    call: cart.addToCart,
    who: 'customer',
    at: ({ shopId, product }) => `/shops/${shopId}/product/${product.id}`,
    button: /^Increase quantity/,
  },
  {
    words: 'Could not update cart',
    call: cart.removeFromCart,
    failure: 'cut',
    who: 'customer',
    at: () => '/shops/cart',
    button: /^Decrease quantity/,
  },
  {
    words: 'Could not add address',
    call: addresses.addAddress,
    failure: 'cut',
    who: 'customer',
    at: () => '/shops/address/add',
    fill: async (page) => {
      await filling({ 'Address name': 'Aunt', 'Receiver name': 'Leela', 'Phone number': '9812300209' })(page);
      await fillPlace(page);
    },
    button: 'Add',
  },
  {
    words: 'Could not delete address',
    call: addresses.deleteAddress,
    who: 'customer',
    at: () => '/shops/address',
    button: 'Delete Work',
    question: deletion,
  },
  {
    words: 'Could not submit request',
    call: support.createRequest,
    who: 'customer',
    at: () => '/support/request',
    fill: filling({ 'Request details': 'Red rice, please' }),
    button: 'Submit',
    ends: (page) => seeToast(page, 'status', 'Request submitted'),
  },
  {
    words: 'Could not register as a retailer',
    call: shops.createShop,
    who: 'customer',
    at: () => '/retailer',
    fill: async (page) => {
      await choosing('Shop type')(page);
      await page.getByRole('checkbox').nth(2).check();
      await filling({ 'Shop name': 'Devika Stores' })(page);
      await fillPlace(page);
    },
    button: 'Register',
  },
  {
    words: 'Could not update price',
    call: products.updateProduct,
    who: 'retailer',
    at: () => '/retailer/products',
    fill: filling({ Price: '47.50' }),
    button: 'Save price',
    ends: seeing('Saved'),
  },
  {
    words: 'Could not save product',
    call: products.updateProduct,
    failure: 'cut',
    who: 'retailer',
    at: () => '/retailer/products',
    fill: filling({ Quantity: '90' }),
    button: 'Save quantity',
    ends: seeing('Saved'),
  },
  {
    words: 'Could not delete product',
    call: products.deleteProduct,
    who: 'retailer',
    at: () => '/retailer/products',
    button: 'Delete',
    question: deletion,
  },
  {
    words: 'Could not save product',
    call: products.updateProduct,
    who: 'retailer',
    at: ({ product }) => `/retailer/edit-product/${product.id}`,
    fill: filling({ Description: 'From the hills.' }),
    button: 'Save',
    ends: (page) => page.waitForURL('**/retailer/products'),
  },
  {
    words: 'Could not save product',
    call: products.createProduct,
    who: 'retailer',
    at: () => '/retailer/add-product',
    fill: fillProduct,
    button: 'Save',
  },
  {
    words: 'Could not save product',
    call: media.uploadProductImage,
    failure: 'cut',
    who: 'retailer',
    at: () => '/retailer/add-product',
    fill: fillProduct,
    button: 'Save',
  },
  {
    words: 'Could not add product',
    call: catalogue.addCatalogueProduct,
    who: 'retailer',
    at: () => '/retailer/catalogue',
    fill: async (page) => {
      await openType(page);
      const rows = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('checkbox', { disabled: false }) });
      await rows.first().getByRole('button').click();
    },
    button: 'Add to shop',
  },
  {
    words: 'Could not add product',
    call: catalogue.addAllCatalogueProducts,
    who: 'retailer',
    at: () => '/retailer/catalogue',
    fill: openType,
    button: /^Add all/,
  },
  {
    words: 'Could not update data',
    call: shops.updateShop,
    who: 'retailer',
    at: () => '/retailer/user',
    fill: filling({ 'Opening time': '07:15', 'Closing time': '20:45' }),
    button: 'Update',
    ends: seeing('Saved'),
  },
];
