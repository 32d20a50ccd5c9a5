// Checks docs/conformance.md and docs/security.md against the tree: node scripts/check-conformance.mjs [folder]. Runs on the
// pinned Node.
import { join } from 'node:path';
import { checkDocument } from './conformance/check-document.mjs';
import { checkSecurity } from './conformance/check-security.mjs';

const root = process.argv[2] ?? join(import.meta.dirname, '..');
const { problems, rows, titles } = checkDocument(root);
const security = checkSecurity(root);
for (const problem of [...problems, ...security.problems]) console.error(problem);
console.log(`Conformance: ${rows} rows, ${titles} tests, ${problems.length} wrong.`);
const states = Object.entries(security.states).map(([state, count]) => `${state.toLowerCase()} ${count}`);
console.log(`Security: ${states.join(', ')}; ${security.problems.length} wrong.`);
process.exitCode = problems.length + security.problems.length === 0 ? 0 : 1;
