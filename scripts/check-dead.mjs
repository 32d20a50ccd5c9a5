// Lists declarations that no source uses: node scripts/check-dead.mjs [folder]. Runs on the pinned Node.
import { join } from 'node:path';
import { findDead } from './dead/find-dead.mjs';

const dead = findDead(process.argv[2] ?? join(import.meta.dirname, '..'));
for (const line of dead) console.error(line);
console.log(`Dead declarations: ${dead.length}.`);
process.exitCode = dead.length === 0 ? 0 : 1;
