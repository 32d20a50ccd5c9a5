// The audit's actions, records and fields in words.
import { orderNumber } from '@haat/contract/city-ids';
import type { AuditRow } from '@haat/contract/operator/audit';
import type { RecordKind } from '@haat/contract/operator/record';
import { textOf } from '../../ui/stale-differences.ts';

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
const words = (name: string): string => name.replaceAll('_', ' ');

const capital = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());

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
  block: 'blocked',
  unblock: 'unblocked',
  apply: 'applied',
};

const sentences: Readonly<Record<string, string>> = {
  'user.view_number': 'Phone number seen',
  'user.end_sessions': 'Person signed out',
  'user.make_operator': 'Made an operator',
  'user.unmake_operator': 'No longer an operator',
  'user.make_deliverer': 'Taken on as a deliverer',
  'user.dismiss_deliverer': 'Deliverer dismissed',
};

const kindOf = (kind: string): string => (kind === 'user' ? 'person' : words(kind));

/** 'Shop verified', 'Phone number seen'. */
export function actionText(action: string): string {
  const [kind = '', verb = ''] = action.split('.');
  return sentences[action] ?? capital(`${kindOf(kind)} ${verbs[verb] ?? words(verb)}`);
}

/** There is only one record of this kind. */
const isOnlyOne = (kind: string): boolean => kind === 'support_contacts';

/** 'Order 41'. An import concerns no single record. */
export const objectText = ({ kind, id }: AuditRow['object']): string =>
  id === 0 || isOnlyOne(kind) ? capital(kindOf(kind)) : capital(`${kindOf(kind)} ${orderNumber(id)}`);

/** What the record is called, if the row has it. */
export function nameIn({ before, after }: AuditRow): string {
  const name = after.name ?? before.name ?? after.title ?? before.title;
  return typeof name === 'string' ? name : '';
}

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

export interface FieldChange {
  readonly field: string;
  /** Undefined where the record or the field is new. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Records that fields of others name by their id. */
type Named = 'shop_type' | 'product_type' | 'city';

/** The record's own words. Undefined for one that is deleted. */
export type NameOf = (kind: Named, id: number) => string | undefined;

const namedBy: Readonly<Record<string, Named>> = {
  'shop.type': 'shop_type',
  'shop.additional_types': 'shop_type',
  'product_type.shop_types': 'shop_type',
  'catalogue.type': 'product_type',
  'user.city': 'city',
  'slot.city': 'city',
};

/** Each field that changed, in words. */
export function changesOf({ object, before, after }: AuditRow, nameOf: NameOf): readonly FieldChange[] {
  const text = (field: string, value: unknown): string => {
    const named = namedBy[`${object.kind}.${field}`];
    const word = (id: unknown): unknown => (named && typeof id === 'number' && nameOf(named, id)) || id;
    return textOf(Array.isArray(value) ? value.map(word) : word(value));
  };
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].map((name) => ({
    field: capital(words(name)),
    before: name in before ? text(name, before[name]) : undefined,
    after: name in after ? text(name, after[name]) : undefined,
  }));
}
