// npm run test:replica: reads from a streaming replica of Debian's PostgreSQL, and a failover to it.
import { runServerTests } from './tasks/server-tests.mjs';

await runServerTests('scripts/postgres/run-replica-tests.ts');
