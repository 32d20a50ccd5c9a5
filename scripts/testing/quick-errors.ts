// A query that waits for an element fails many times before it succeeds, and Testing Library prints the whole document
// for each failure. Only the last one is read.
import { configure, getConfig } from '@testing-library/react';

interface InternalConfig {
  /** True in all tries but the last. */
  readonly _disableExpensiveErrorDiagnostics: boolean;
}

const { getElementError } = getConfig();

/** Its types leave this out. */
const isWaiting = (): boolean => (getConfig() as unknown as InternalConfig)._disableExpensiveErrorDiagnostics;

/** Testing Library looks at the name. */
const shortError = (message: string | null): Error =>
  Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });

export function printDocumentOnce(): void {
  configure({
    getElementError: (message, container) =>
      isWaiting() ? shortError(message) : getElementError(message, container),
  });
}
