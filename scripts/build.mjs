// npm run build: what npm start would build, and nothing that is fresh.
import { main } from './tasks/children.mjs';
import { checkNode, installPackages } from './tasks/install.mjs';
import { buildWeb } from './tasks/web-build.mjs';

await main(async () => {
  checkNode();
  await installPackages();
  await buildWeb();
});
