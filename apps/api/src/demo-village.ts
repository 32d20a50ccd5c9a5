import type { Database } from './platform/database.ts';
import type { Files } from './platform/files.ts';
import { StartError } from './platform/start-error.ts';

interface Stored {
  /** Opened with the events of the slices, so that the demo's orders cause notifications and deliveries. */
  readonly database: Database;
  readonly files: Files;
}

/** What the package `@haat/demo` offers. */
export interface DemoVillage {
  /** False when the database isn't empty, or once had the demo. */
  loadDemo(parts: Stored & { readonly now: Date; readonly say: (line: string) => void }): Promise<boolean>;
  /** Returns a sentence or two on what was removed. */
  removeDemo(parts: Stored): Promise<string>;
}

/** The demo village is an optional package. Throws `StartError` when it isn't installed. */
export async function importDemoVillage(
  load: () => Promise<DemoVillage> = () => import('@haat/demo'),
): Promise<DemoVillage> {
  try {
    return await load();
  } catch (error) {
    if (!isNotInstalled(error)) throw error;
    throw new StartError(
      'The demo village is not installed: set HAAT_DEMO=off, or install the package @haat/demo (packages/demo).',
    );
  }
}

function isNotInstalled(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === 'ERR_MODULE_NOT_FOUND' &&
    error.message.includes("'@haat/demo'")
  );
}
