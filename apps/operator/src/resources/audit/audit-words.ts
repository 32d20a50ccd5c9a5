// Texts for the audit's actions and records.
import { orderNumber } from '@haat/contract/city-ids';
import type { AuditRow } from '@haat/contract/operator/audit';
import type { AuditedRecord } from '../../areas/area.ts';

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

type Records = readonly AuditedRecord[];

const recordOf = (records: Records, kind: string): AuditedRecord | undefined =>
  records.find((record) => record.kind === kind);

const singularOf = (records: Records, kind: string): string =>
  recordOf(records, kind)?.singular ?? words(kind);

/** 'Shop verified', 'Phone number seen'. */
export function actionText(records: Records, action: string): string {
  const [kind = '', verb = ''] = action.split('.');
  const sentence = recordOf(records, kind)?.acts?.[verb];
  return sentence ?? capital(`${singularOf(records, kind)} ${verbs[verb] ?? words(verb)}`);
}

/** 'Order 41'. A download or an import has no single record. */
export function objectText(records: Records, { kind, id }: AuditRow['object']): string {
  const record = recordOf(records, kind);
  if (id === 0) return record?.plural ?? kind;
  const name = singularOf(records, kind);
  return capital(record?.isOnlyOne ? name : `${name} ${orderNumber(id)}`);
}

/** The path of the record's page, if it has one and can't be deleted. */
export const objectPath = (records: Records, { kind, id }: AuditRow['object']): string | undefined =>
  id === 0 ? undefined : recordOf(records, kind)?.pathOf?.(id);
