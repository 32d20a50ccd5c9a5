// npm run check: checks types, style, borders and requirements in parallel, and prints what failed.

import { runChecks } from './tasks/checks.mjs';
import { main } from './tasks/children.mjs';
import { checkNode, installPackages } from './tasks/install.mjs';

await main(async () => {
  checkNode();
  await installPackages('develop');
  const { failed } = await runChecks();
  return failed === 0 ? 0 : 1;
});
