// Trims every incoming text. Refuses characters that PostgreSQL can't store, by field.
import { serverLimits } from '@haat/contract/limits';
import { AppError, invalidInput } from '../app-error.ts';
import type { LocalizedText } from '../localized-text.ts';
import { fieldMessages } from './field.messages.ts';
import { requestMessages } from './problem.messages.ts';

const maxDepth = 30;

/**
 * Trims the texts of a parsed request in place, and returns it. Throws `input.invalid` for NUL and half surrogates,
 * `input.malformed` for nesting that is too deep.
 */
export function cleanText(value: unknown): unknown {
  const errors = new Map<string, LocalizedText[]>();
  const cleaned = clean(value, [], errors);
  if (errors.size > 0) throw invalidInput(Object.fromEntries(errors));
  return cleaned;
}

type Errors = Map<string, LocalizedText[]>;

function clean(value: unknown, path: (string | number)[], errors: Errors): unknown {
  if (typeof value === 'string') return cleanString(value, path, errors);
  if (typeof value !== 'object' || value === null) return value;
  if (path.length >= maxDepth) {
    throw new AppError('input.malformed', { detail: requestMessages.tooDeep });
  }
  const cleanOne = (name: string | number, one: unknown): unknown => {
    path.push(name);
    const cleaned = clean(one, path, errors);
    path.pop();
    return cleaned;
  };
  // A body can contain a hundred thousand errors, and each message costs memory.
  const isEnough = () => errors.size >= serverLimits.reportedFields;
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length && !isEnough(); at += 1) value[at] = cleanOne(at, value[at]);
    return value;
  }
  const fields = value as Record<string, unknown>; // an object that isn't an array
  for (const name in fields) {
    if (isEnough()) break;
    fields[name] = cleanOne(name, fields[name]);
  }
  return fields;
}

function cleanString(value: string, path: readonly (string | number)[], errors: Errors): string {
  if (value.includes('\0') || !value.isWellFormed()) {
    errors.set(fieldName(path), [fieldMessages.unstorable]);
  }
  const trimmed = value.trim();
  return isBlank(trimmed) ? '' : trimmed;
}

/** Invisible text: spaces, joiners without neighbours, direction marks. */
const isBlank = (value: string): boolean => /^[\s\p{Z}\p{Cc}\p{Cf}]*$/u.test(value);

const fieldName = (path: readonly (string | number)[]): string =>
  path.join('.').replaceAll('\0', '') || 'body';
