// Every text that comes in is trimmed outside and kept inside; what no database could keep is refused by field.
import { AppError, invalidInput } from '../app-error.ts';

const maxDepth = 30;

/** A trimmed copy. Throws `input.invalid` for NUL and half surrogates, `input.malformed` for bottomless nesting. */
export function cleanText(value: unknown): unknown {
  const errors: Record<string, string[]> = {};
  const cleaned = clean(value, [], errors);
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
  return cleaned;
}

function clean(value: unknown, path: readonly string[], errors: Record<string, string[]>): unknown {
  if (typeof value === 'string') return cleanString(value, path, errors);
  if (typeof value !== 'object' || value === null) return value;
  if (path.length >= maxDepth) {
    throw new AppError('input.malformed', { detail: 'The request is nested too deeply.' });
  }
  if (Array.isArray(value)) return value.map((item, at) => clean(item, [...path, String(at)], errors));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, clean(item, [...path, name], errors)]),
  );
}

function cleanString(value: string, path: readonly string[], errors: Record<string, string[]>): string {
  if (value.includes('\0') || !value.isWellFormed()) {
    errors[fieldName(path)] = ['This has characters that cannot be kept. Type it again.'];
  }
  return isBlank(value) ? '' : value.trim();
}

/** Nothing of it is seen: blanks, joiners without anything to join, marks of direction. */
const isBlank = (value: string): boolean => /^[\s\p{Z}\p{Cc}\p{Cf}]*$/u.test(value);

const fieldName = (path: readonly string[]): string => path.join('.').replaceAll('\0', '') || 'body';
