// The whole app for tests of its messages: what each role's pages load, and steps on forms as data.
import * as accounts from '@haat/contract/accounts';
import * as blog from '@haat/contract/blog';
import * as catalogue from '@haat/contract/catalogue';
import * as deliveries from '@haat/contract/deliveries';
import * as orders from '@haat/contract/orders';
import * as products from '@haat/contract/products';
import * as shops from '@haat/contract/shops';
import * as support from '@haat/contract/support';
import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { makeDelivery, makeRequest } from './deliveries.ts';
import type { FakeApi } from './fake-api.ts';
import { cartOf, keepCart, listOf, market, order, slots, tomato } from './market.ts';
import * as people from './people.ts';
import { inList, makeOrder } from './retailer-orders.ts';
import { makeCatalogueProduct, makeProduct, vegetables } from './retailer-products.ts';
import { shopSettings } from './shop-settings.ts';

/** Who opens a page. 'nameless' and 'homeless' haven't finished the sign-in. */
export type Visitor = 'customer' | 'retailer' | 'deliverer' | 'nobody' | 'nameless' | 'homeless';

export const visitors: Readonly<Record<Visitor, accounts.User | null>> = {
  customer: people.customer,
  retailer: people.retailer,
  deliverer: people.deliverer,
  nobody: null,
  nameless: people.newcomer,
  homeless: people.named,
};

const city = { id: 1, name: 'Thrissur', latitude: 10.52, longitude: 76.21 };

const article = {
  id: 5,
  title: 'Mango pickle',
  cover: null,
  category: { id: 2, name: 'Recipes', cover: null },
  read_time: 4,
  is_pinned: false,
  views: 7,
};

/** Answers to what all pages load, for each role. The cart has one tomato. */
export function stage(): FakeApi {
  const api = market()
    .on(accounts.login, {})
    .on(accounts.cities, listOf([city, { ...city, id: city.id + 1, name: 'Guruvayur' }]))
    .on(blog.listBanners, listOf([]))
    .on(blog.listCategories, listOf([{ id: 2, name: 'Recipes', cover: null }]))
    .on(blog.listArticles, listOf([article]))
    .on(blog.getArticle, { ...article, body: '<p>Cut the mangoes.</p>' })
    .on(support.listRequests, listOf([]))
    .on(orders.getSlots, listOf(slots))
    .on(orders.customerOrder, order);
  keepCart(api, cartOf([[tomato, 1]]));
  return answerTheShop(api)
    .on(deliveries.listDeliveries, listOf([makeDelivery()]))
    .on(deliveries.getDelivery, makeDelivery())
    .on(deliveries.listRequests, listOf([makeRequest(71, 1042)]));
}

const answerTheShop = (api: FakeApi): FakeApi =>
  api
    .on(shops.shopSettings, shopSettings)
    .on(products.listRetailerProducts, listOf([makeProduct()]))
    .on(products.getRetailerProduct, makeProduct())
    .on(products.shopProductTypes, listOf([vegetables]))
    .on(products.countNotCounted, { not_counted: 0 })
    .on(catalogue.catalogueTypes, [{ type: vegetables }])
    .on(catalogue.listCatalogue, { count: 1, not_added: 1, results: [makeCatalogueProduct(1)] })
    .on(orders.retailerOrders, listOf([inList()]))
    .on(orders.retailerOrder, makeOrder());

type Position = Readonly<Record<'latitude' | 'longitude', number>> & { readonly accuracy?: number };

/** The phone knows its position, or doesn't, although the app may ask for it. */
export function setPosition(position: Position | null): void {
  const getCurrentPosition = (
    found: (at: { coords: object }) => void,
    failed: (error: { code: number }) => void,
  ): void => (position ? found({ coords: position }) : failed({ code: 2 }));
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}

export const village = { latitude: 10.52, longitude: 76.21 };

/** Closes the notice that the position is missing. */
export const answerNotice = async (user: UserEvent): Promise<void> =>
  user.click(await screen.findByRole('button', { name: 'OK' }));

export type Step = (user: UserEvent) => Promise<unknown>;

export interface Press {
  readonly button: string | RegExp;
  /** Needed if the page has several such buttons. */
  readonly isInDialog?: true;
  /** The question before anything is sent. */
  readonly question?: string;
}

export const deletion = 'Are you sure you want to delete the product?';

export async function buttonOf({ button, isInDialog }: Press): Promise<HTMLElement> {
  const place = isInDialog ? within(await screen.findByRole('alertdialog')) : screen;
  const [first] = await place.findAllByRole('button', { name: button });
  if (!first) throw new Error(`no button ${button}`);
  return first;
}

export async function answer(user: UserEvent, question: string, word: string): Promise<void> {
  const dialog = await screen.findByRole('alertdialog', { name: question });
  await user.click(within(dialog).getByRole('button', { name: word }));
}

/** Presses the button and answers its question with Yes. */
export async function press(user: UserEvent, what: Press): Promise<void> {
  await user.click(await buttonOf(what));
  if (what.question) await answer(user, what.question, 'Yes');
}

export const firstField = async (label: string): Promise<HTMLElement> => {
  const [first] = await screen.findAllByLabelText(label);
  if (!first) throw new Error(`no field ${label}`);
  return first;
};

export const filling =
  (values: Readonly<Record<string, string>>): Step =>
  async () => {
    for (const [label, value] of Object.entries(values)) {
      fireEvent.change(await firstField(label), { target: { value } });
    }
  };

/** Chooses the first option after the placeholder, once it is loaded. */
export const choosing =
  (label: string): Step =>
  async (user) => {
    const field = await firstField(label);
    const [option] = await within(field).findAllByRole('option', { selected: false });
    await user.selectOptions(field, option ?? `an option of ${label}`);
  };

const addressLines = {
  'Address line 1': 'Shop 12',
  'Address line 2': 'Market Road',
  'Address line 3': 'Opposite the library',
};

export const fillPlace: Step = async (user) => {
  await choosing('City')(user);
  await filling(addressLines)(user);
};

/** A PNG by its first bytes. */
function picture(bytes = 10): File {
  const contents = new Uint8Array(bytes);
  contents.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new File([contents], 'hall.png', { type: 'image/png' });
}

export const choosePicture =
  (bytes?: number): Step =>
  async (user) =>
    user.upload(await firstField('Images'), picture(bytes));

/** jsdom has no object URLs. */
export const giveObjectUrls = (): void =>
  void Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined });
