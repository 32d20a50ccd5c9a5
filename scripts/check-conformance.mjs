// Checks docs/requirements.md, the ids in the tests and docs/security.md: node scripts/check-conformance.mjs [folder].
// Runs on the pinned Node.
import { join } from 'node:path';
import { checkRequirements } from './conformance/check-requirements.mjs';
import { checkSecurity } from './conformance/check-security.mjs';

const root = process.argv[2] ?? join(import.meta.dirname, '..');
const requirements = checkRequirements(root);
const security = checkSecurity(root);
const problems = [...requirements.problems, ...security.problems];
for (const problem of problems) console.error(problem);
console.log(`Requirements: ${requirements.items}, ${requirements.proven} with tests.`);
const states = Object.entries(security.states).map(([state, count]) => `${state.toLowerCase()} ${count}`);
console.log(`Security: ${states.join(', ')}. ${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
