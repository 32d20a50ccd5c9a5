// npm run test:replica: a failover to a streaming standby of Debian's PostgreSQL.
import { runServerTests } from './tasks/server-tests.mjs';

await runServerTests('scripts/postgres/run-replica-tests.ts');
