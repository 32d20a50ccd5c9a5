// Where the search of the desk looks, and how what it finds reads.
import { orderNumber } from '@haat/contract/city-ids';
import type { ArticleRecord } from '@haat/contract/operator/articles';
import type { CatalogueRecord } from '@haat/contract/operator/catalogue';
import type { OrderRecordInList } from '@haat/contract/operator/orders';
import type { RequestRecord } from '@haat/contract/operator/requests';
import type { ShopInRecords } from '@haat/contract/operator/shops';
import type { UserInList } from '@haat/contract/operator/users';
import type { RaRecord } from 'ra-core';
import { orderStatusWords } from '../resources/orders/order-state.tsx';
import { shortened } from '../resources/requests/shortened.ts';
import { shopStateWords } from '../resources/shops/shop-state.tsx';
import { person } from '../ui/format.ts';
import { isOrderNumber, isPhoneNumber } from './search-words.ts';

interface Hit {
  readonly to: string;
  readonly text: string;
  /** Tells hits of the same text apart. */
  readonly detail: string;
}

export interface SearchGroup {
  readonly resource: string;
  readonly title: string;
  readonly isAsked: (search: string) => boolean;
  readonly hitOf: (row: RaRecord) => Hit;
}

function group<Row extends RaRecord>(
  resource: string,
  title: string,
  isAsked: (search: string) => boolean,
  hitOf: (row: Row) => Hit,
): SearchGroup {
  return { resource, title, isAsked, hitOf: (row) => hitOf(row as Row) }; // the resource's rows
}

const always = () => true;
const forWords = (search: string): boolean => !isPhoneNumber(search) && !isOrderNumber(search);

export const searchGroups: readonly SearchGroup[] = [
  group<OrderRecordInList>('orders', 'Orders', isOrderNumber, ({ id, status, shop, customer }) => ({
    to: `/orders/${id}/show`,
    text: `Order ${orderNumber(id)}`,
    detail: `${orderStatusWords[status]}, ${shop.name}, for ${customer.name}`,
  })),
  group<UserInList>('users', 'People', always, (user) => ({
    to: `/users/${user.id}/show`,
    text: person(user),
    detail: user.number,
  })),
  group<ShopInRecords>('shops', 'Shops', always, ({ id, name, city, state }) => ({
    to: `/shops/${id}/show`,
    text: name,
    detail: `${city.name}, ${shopStateWords[state]}`,
  })),
  group<RequestRecord>('requests', 'Support requests', forWords, ({ id, body, user }) => ({
    to: `/requests/${id}`,
    text: shortened(body),
    detail: user.name,
  })),
  group<CatalogueRecord>('catalogue', 'Catalogue', forWords, ({ id, name, type }) => ({
    to: `/catalogue/${id}`,
    text: name,
    detail: type.name,
  })),
  group<ArticleRecord>('articles', 'Articles', forWords, ({ id, title, category }) => ({
    to: `/articles/${id}`,
    text: title,
    detail: category.name,
  })),
];
