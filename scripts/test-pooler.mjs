// npm run test:pooler -- [filters]: the tests of the server through PgBouncer in transaction mode, on Debian's PostgreSQL.
import { runServerTests } from './tasks/server-tests.mjs';

await runServerTests('scripts/postgres/run-pooler-tests.ts');
