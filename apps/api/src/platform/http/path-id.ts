import { AppError } from '../app-error.ts';

/** An id in a path; what is no plain decimal, or out of range, is an absent thing. */
export function pathId(text: string): number {
  const id = /^[1-9][0-9]{0,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw new AppError('not_found');
  return id;
}
