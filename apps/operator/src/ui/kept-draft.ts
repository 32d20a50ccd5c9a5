// A form's unsaved input, kept on this device. Signing out removes it.

import { deviceStorage } from '@haat/client/device-storage';
import { serverNow } from '@haat/client/server-clock';
import { isSignedIn } from '@haat/client/session';
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

/** `search` is the query of the address, in which the forms for new slots differ. */
export const draftKey = (resource: string, id: unknown, search: string): string =>
  `draft ${resource} ${id ?? 'new'}${search}`;

export function readDraft(key: string): KeptDraft | undefined {
  const text = deviceStorage.getItem(key);
  return text === null ? undefined : (JSON.parse(text) as KeptDraft); // only this file writes it
}

/** Without changed fields, there is no draft. The next person never gets it. */
export function keepDraft(key: string, changed: readonly string[], now: Values): void {
  if (!isSignedIn() || hasSessionChanged()) return;
  if (changed.length === 0) {
    forgetDraft(key);
    return;
  }
  const values = Object.fromEntries(changed.map((field) => [field, now[field] ?? null]));
  const draft: KeptDraft = { values, version: now.version, at: serverNow().toISOString() };
  deviceStorage.setItem(key, JSON.stringify(draft));
}

export const forgetDraft = (key: string): void => deviceStorage.removeItem(key);
