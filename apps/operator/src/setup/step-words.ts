// What each step is called and why it is needed.
import type { SetupKey } from '@haat/contract/operator/setup';

interface StepWords {
  readonly title: string;
  readonly why: string;
}

export const stepWords: Readonly<Record<SetupKey, StepWords>> = {
  city: {
    title: 'City',
    why: 'People choose their city when they sign up. The radius is how far its shops deliver.',
  },
  slots: {
    title: 'Delivery slots',
    why: 'Customers choose a slot when they order. Begin with the same slots each week. You can change them later.',
  },
  shop_types: {
    title: 'Shop types',
    why: 'A shop owner chooses one for the shop. Begin with those of a Kerala village, and leave out what you don’t have.',
  },
  product_types: {
    title: 'Product types and catalogue',
    why: 'Each product has a type. Shops copy products from the catalogue, so that nobody types the same twice.',
  },
  support: {
    title: 'Support contacts',
    why: 'The app shows them to everybody who needs help. ‘Share’ beside them copies the address of the app, or STORE_URL of the server’s settings.',
  },
  first_shop: {
    title: 'First shop',
    why: 'A shop owner registers the shop on their phone. You verify it here.',
  },
  first_deliverer: {
    title: 'First deliverer',
    why: 'Deliverers carry orders from the shop to the door.',
  },
  first_order: {
    title: 'First order',
    why: 'This step is done when the first order is completed.',
  },
};
