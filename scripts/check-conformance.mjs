// Checks docs/conformance.md against the tree: node scripts/check-conformance.mjs [folder]. Runs on the pinned Node.
import { join } from 'node:path';
import { checkDocument } from './conformance/check-document.mjs';

const root = process.argv[2] ?? join(import.meta.dirname, '..');
const { problems, rows, titles } = checkDocument(root);
for (const problem of problems) console.error(problem);
console.log(`Conformance: ${rows} rows, ${titles} tests, ${problems.length} wrong.`);
process.exitCode = problems.length === 0 ? 0 : 1;
