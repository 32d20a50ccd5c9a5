// npm run test:citus -- [filters]: the tests of the server on a distributed PostgreSQL, one coordinator and two workers.
import { runServerTests } from './tasks/server-tests.mjs';

await runServerTests('scripts/citus/run-api-tests.ts');
