// The audit's actions and records in words.
import { orderNumber } from '@haat/contract/city-ids';
import type { AuditRow } from '@haat/contract/operator/audit';
import type { RecordKind } from '@haat/contract/operator/record';

/** As the menu says it. */
export const kindWords: Readonly<Record<RecordKind, string>> = {
  user: 'People',
  shop: 'Shops',
  city: 'Cities',
  slot: 'Slots',
  shop_type: 'Shop types',
  product_type: 'Product types',
  catalogue: 'Catalogue',
  article: 'Articles',
  category: 'Article categories',
  synonym: 'Synonyms',
  banner: 'Banners',
  order: 'Orders',
  request: 'Support requests',
  support_contacts: 'Support contacts',
  import: 'Imports',
};

/** 'shop_type' → 'shop type'. */
export const words = (name: string): string => name.replaceAll('_', ' ');

export const capital = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());

const verbs: Readonly<Record<string, string>> = {
  create: 'added',
  update: 'changed',
  delete: 'deleted',
  verify: 'verified',
  suspend: 'suspended',
  restore: 'restored',
  cancel: 'cancelled',
  release: 'released',
  hand_over: 'handed over',
  assign: 'assigned',
  block: 'blocked',
  unblock: 'unblocked',
  apply: 'applied',
};

const sentences: Readonly<Record<string, string>> = {
  'user.view_number': 'Phone number seen',
  'user.name': 'Name of a person entered',
  'user.search_number': 'Searched for a whole number',
  'order.export': 'Orders downloaded',
  'catalogue.export': 'Catalogue downloaded',
  'shop.set_quantities': 'Quantity set for products from the catalogue',
  'user.end_sessions': 'Person signed out',
  'user.make_operator': 'Made an operator',
  'user.unmake_operator': 'No longer an operator',
  'user.make_deliverer': 'Taken on as a deliverer',
  'user.dismiss_deliverer': 'Deliverer dismissed',
};

const kindNames: Readonly<Record<string, string>> = { user: 'person', catalogue: 'catalogue product' };

const kindOf = (kind: string): string => kindNames[kind] ?? words(kind);

/** 'Shop verified', 'Phone number seen'. */
export function actionText(action: string): string {
  const [kind = '', verb = ''] = action.split('.');
  return sentences[action] ?? capital(`${kindOf(kind)} ${verbs[verb] ?? words(verb)}`);
}

/** There is only one record of this kind. */
const isOnlyOne = (kind: string): boolean => kind === 'support_contacts';

/** The contract's row has any text as its kind. */
const pluralOf: Readonly<Record<string, string>> = kindWords;

/** 'Order 41'. A download and an import concern no single record. */
export const objectText = ({ kind, id }: AuditRow['object']): string =>
  id === 0
    ? (pluralOf[kind] ?? kind)
    : isOnlyOne(kind)
      ? capital(kindOf(kind))
      : capital(`${kindOf(kind)} ${orderNumber(id)}`);

const pages: Readonly<Record<string, (id: number) => string>> = {
  user: (id) => `/users/${id}/show`,
  shop: (id) => `/shops/${id}/show`,
  order: (id) => `/orders/${id}/show`,
  city: (id) => `/cities/${id}`,
  request: (id) => `/requests/${id}`,
  support_contacts: () => '/support-contacts',
};

/** Where the record is, if it has a page that can't have been deleted. */
export const objectPath = ({ kind, id }: AuditRow['object']): string | undefined =>
  id === 0 ? undefined : pages[kind]?.(id);
