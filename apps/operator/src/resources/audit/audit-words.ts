// The audit's actions, records and fields in words.
import { orderNumber } from '@haat/contract/city-ids';
import type { AuditRow } from '@haat/contract/operator/audit';
import { textOf } from '../../ui/stale-differences.ts';

/** 'shop_type' → 'shop type'. */
export const words = (name: string): string => name.replaceAll('_', ' ');

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

/** Each field that changed, in words. */
export const changesOf = ({ before, after }: AuditRow): readonly FieldChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].map((name) => ({
    field: capital(words(name)),
    before: name in before ? textOf(before[name]) : undefined,
    after: name in after ? textOf(after[name]) : undefined,
  }));
