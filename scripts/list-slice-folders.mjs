// Prints the folders with the tests of a slice, one per line. `npm test` calls it with the pinned Node, which reads TypeScript.
import { root } from './tasks/children.mjs';
import { foldersOfSlice } from './tasks/slice-tests.mjs';

console.log(foldersOfSlice(root, process.argv[2]).join('\n'));
