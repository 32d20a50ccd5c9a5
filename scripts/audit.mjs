// npm run audit: compares the lock file with the advisories of npm's registry. Fails when something that runs has one.
import { auditPackages } from './tasks/audit-packages.mjs';
import { main } from './tasks/children.mjs';
import { checkNode } from './tasks/install.mjs';

await main(async () => {
  checkNode();
  return auditPackages();
});
