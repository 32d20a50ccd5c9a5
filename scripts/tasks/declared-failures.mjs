// Every failure that an endpoint declares must occur in a test of the API. The tests write what they see into a file.
import { existsSync, readFileSync } from 'node:fs';
import { endpoints } from '@haat/contract/every-endpoint';
import { failuresOf } from '@haat/contract/failures';

/** `GET /shops/{id}/ not_found`, for each endpoint and each code that it may answer. */
export const declaredFailures = () =>
  [...endpoints.values()].flatMap((spec) =>
    failuresOf(spec).map((code) => `${spec.method} ${spec.path} ${code}`),
  );

/** The declared failures that are missing in `file`, one per line. */
export function unseenFailures(file, declared = declaredFailures()) {
  const seen = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
  return declared.filter((failure) => !seen.has(failure));
}
