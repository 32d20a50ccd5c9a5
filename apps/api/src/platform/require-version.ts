import { AppError } from './app-error.ts';
import { deskOnly } from './localized-text.ts';

/** `version` is the locked row's, `sent` the one that the operator has read. Throws `edit.stale`. */
export function requireVersion(version: number, sent: number): void {
  if (version === sent) return;
  throw new AppError('edit.stale', {
    detail: deskOnly('Somebody else changed this in the meantime. Load it again, then repeat your change.'),
  });
}
