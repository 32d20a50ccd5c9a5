// npm run build: builds the web app as npm start does, if its sources changed.
import { main } from './tasks/children.mjs';
import { checkNode, installPackages } from './tasks/install.mjs';
import { buildWeb } from './tasks/web-build.mjs';

await main(async () => {
  checkNode();
  await installPackages('start');
  await buildWeb();
});
