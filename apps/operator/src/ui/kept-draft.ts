// A form's unsaved input, kept on this device. Signing out removes it.

import { deviceStorage } from '@haat/client/device-storage';
import { serverNow } from '@haat/client/server-clock';
import { isSame } from '../platform/is-same.ts';
import { hasSessionChanged } from '../platform/session.ts';

type Values = Readonly<Record<string, unknown>>;

export interface KeptDraft {
  /** The changed fields. */
  readonly values: Values;
  /** The version of the record that was changed. Undefined for a new record. */
  readonly version?: unknown;
  /** When it was typed. */
  readonly at: string;
}

export const draftKey = (resource: string, id: unknown): string => `draft ${resource} ${id ?? 'new'}`;

export function readDraft(key: string): KeptDraft | undefined {
  const text = deviceStorage.getItem(key);
  return text === null ? undefined : (JSON.parse(text) as KeptDraft); // only this file writes it
}

/** Forms use an empty text for an empty field, or an object with an empty id. */
function bare(value: unknown): unknown {
  const plain = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return plain === undefined || plain === '' ? null : plain;
}

/** Keeps the fields that differ from the record. When none differ, there is no draft. The next person never gets it. */
export function keepDraft(key: string, fields: readonly string[], now: Values, before: Values): void {
  if (hasSessionChanged()) return;
  const changed = fields.filter((field) => !isSame(bare(now[field]), bare(before[field])));
  if (changed.length === 0) {
    deviceStorage.removeItem(key);
    return;
  }
  const values = Object.fromEntries(changed.map((field) => [field, now[field] ?? null]));
  const draft: KeptDraft = { values, version: now.version, at: serverNow().toISOString() };
  deviceStorage.setItem(key, JSON.stringify(draft));
}

export const forgetDraft = (key: string): void => deviceStorage.removeItem(key);
