// Checks docs/requirements.md and the ids in the tests: node scripts/check-conformance.mjs [folder]. Runs on the pinned Node.
import { join } from 'node:path';
import { checkRequirements } from './conformance/check-requirements.mjs';

const { items, proven, problems } = checkRequirements(process.argv[2] ?? join(import.meta.dirname, '..'));
for (const problem of problems) console.error(problem);
console.log(`Requirements: ${items}, ${proven} with tests. ${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
