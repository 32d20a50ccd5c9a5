import { AppError } from './app-error.ts';
import { deskOnly } from './localized-text.ts';
import { sqlStateOf } from './sql-state.ts';

const foreignKeyViolation = '23503';

/**
 * Waits for a DELETE. Throws `record.in_use` with this sentence when other rows point to the row. PostgreSQL's foreign
 * keys decide, so nothing can begin to use it meanwhile.
 */
export async function refuseUsed<T>(deletion: PromiseLike<T>, detail: string): Promise<T> {
  try {
    return await deletion;
  } catch (error) {
    throw sqlStateOf(error) === foreignKeyViolation
      ? new AppError('record.in_use', { detail: deskOnly(detail) })
      : error;
  }
}
