// What somebody has typed into a form and not saved yet, kept on this device. Signing out removes it.
import { isSame } from '../platform/is-same.ts';
import { hasSessionChanged } from '../platform/session.ts';

type Values = Readonly<Record<string, unknown>>;

export interface KeptDraft {
  /** The changed fields. */
  readonly values: Values;
  /** The version of the record that was changed. A new record has none. */
  readonly version?: unknown;
  /** When it was typed. */
  readonly at: string;
}

export const draftKey = (resource: string, id: unknown): string => `draft ${resource} ${id ?? 'new'}`;

export function readDraft(key: string): KeptDraft | undefined {
  const text = localStorage.getItem(key);
  return text === null ? undefined : (JSON.parse(text) as KeptDraft); // only this file writes it
}

/** Forms write an empty field as an empty text, or as an object with an empty id. */
function bare(value: unknown): unknown {
  const plain = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return plain === undefined || plain === '' ? null : plain;
}

/** Keeps the fields that differ from the record. Without any, there is no draft. Nothing is kept for the next person. */
export function keepDraft(key: string, fields: readonly string[], now: Values, before: Values): void {
  if (hasSessionChanged()) return;
  const changed = fields.filter((field) => !isSame(bare(now[field]), bare(before[field])));
  if (changed.length === 0) {
    localStorage.removeItem(key);
    return;
  }
  const values = Object.fromEntries(changed.map((field) => [field, now[field] ?? null]));
  const draft: KeptDraft = { values, version: now.version, at: new Date().toISOString() };
  localStorage.setItem(key, JSON.stringify(draft));
}

export const forgetDraft = (key: string): void => localStorage.removeItem(key);
