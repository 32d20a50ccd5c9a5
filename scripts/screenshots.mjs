// npm run screenshots: takes the pictures of the README and of the browser's install sheet, in the demo village.
import { main, pinnedNode, run } from './tasks/children.mjs';
import { installChromium } from './tasks/chromium.mjs';
import { checkNode, installPackages } from './tasks/install.mjs';
import { buildWeb } from './tasks/web-build.mjs';

await main(async () => {
  checkNode();
  await installPackages('develop');
  await installChromium();
  await buildWeb();
  const { code } = await run(pinnedNode, ['scripts/screenshots/take-screenshots.mjs'], { whole: true });
  return code;
});
