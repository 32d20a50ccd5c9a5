// Lists declared failures that no test of the API has produced: node scripts/check-failures.mjs <file with the seen
// ones>. Runs on the pinned Node, after all tests of the API.
import { unseenFailures } from './tasks/declared-failures.mjs';

const unseen = unseenFailures(process.argv[2]);
for (const failure of unseen) console.error(`No test has produced ${failure}`);
console.log(`Declared failures without a test: ${unseen.length}.`);
process.exitCode = unseen.length === 0 ? 0 : 1;
