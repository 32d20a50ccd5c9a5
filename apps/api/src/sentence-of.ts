import { EmbeddedPostgresError } from '@haat/embedded-postgres';
import { ConfigError } from './config-values.ts';
import { StartError } from './platform/start-error.ts';

/** What the terminal prints for a failure that the person who starts Haat can fix; undefined for a bug. */
export function sentenceOf(error: unknown): string | undefined {
  const kinds = [ConfigError, StartError, EmbeddedPostgresError];
  return error instanceof Error && kinds.some((kind) => error instanceof kind) ? error.message : undefined;
}
