// Every text that comes in is trimmed outside and kept inside; what no database could keep is refused by field.
import { limits } from '@haat/contract';
import { AppError, invalidInput } from '../app-error.ts';

const maxDepth = 30;

/**
 * Trims in place what was parsed from a request, and returns it. Throws `input.invalid` for NUL and half surrogates,
 * `input.malformed` for nesting that is too deep.
 */
export function cleanText(value: unknown): unknown {
  const errors = new Map<string, string[]>();
  const cleaned = clean(value, [], errors);
  if (errors.size > 0) throw invalidInput(Object.fromEntries(errors));
  return cleaned;
}

type Errors = Map<string, string[]>;

function clean(value: unknown, path: string[], errors: Errors): unknown {
  if (typeof value === 'string') return cleanString(value, path, errors);
  if (typeof value !== 'object' || value === null) return value;
  if (path.length >= maxDepth) {
    throw new AppError('input.malformed', { detail: 'The request is nested too deeply.' });
  }
  const fields = value as Record<string, unknown>; // an array is an object whose fields are its indices
  for (const name of Object.keys(fields)) {
    // A body can hold a hundred thousand faults, and each costs memory to name.
    if (errors.size >= limits.reportedFields) break;
    path.push(name);
    const cleaned = clean(fields[name], path, errors);
    if (cleaned !== fields[name]) fields[name] = cleaned;
    path.pop();
  }
  return value;
}

function cleanString(value: string, path: readonly string[], errors: Errors): string {
  if (value.includes('\0') || !value.isWellFormed()) {
    errors.set(fieldName(path), ['This has characters that cannot be kept. Type it again.']);
  }
  return isBlank(value) ? '' : value.trim();
}

/** Nothing of it is seen: blanks, joiners without anything to join, marks of direction. */
const isBlank = (value: string): boolean => /^[\s\p{Z}\p{Cc}\p{Cf}]*$/u.test(value);

const fieldName = (path: readonly string[]): string => path.join('.').replaceAll('\0', '') || 'body';
