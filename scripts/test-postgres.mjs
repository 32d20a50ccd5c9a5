// npm run test:postgres -- [version] [filters]: the tests of the server on Debian's PostgreSQL, each installed version or one.
import { runServerTests } from './tasks/server-tests.mjs';

await runServerTests('scripts/postgres/run-api-tests.ts');
