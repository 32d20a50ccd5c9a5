// Checks the borders: node scripts/check-borders.mjs [folder]. Runs on the pinned Node.
import { join } from 'node:path';
import { checkTree } from './borders/check-tree.mjs';
import { cityProblems } from './borders/city-budget.mjs';
import { manifestProblems } from './borders/manifests.mjs';

const root = process.argv[2] ?? join(import.meta.dirname, '..');
const { problems: forbidden, seen, imports } = checkTree(root);
const problems = [...forbidden, ...cityProblems(root), ...manifestProblems(root)];
for (const problem of problems) console.error(problem);
console.log(`Borders: ${imports} imports of ${seen} files, ${problems.length} forbidden.`);
process.exitCode = problems.length === 0 ? 0 : 1;
