import { AppError } from '../app-error.ts';

/** An id in a path. Anything that isn't a plain decimal in range counts as not found. */
export function pathId(text: string): number {
  const id = /^[1-9][0-9]{0,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw new AppError('not_found');
  return id;
}
