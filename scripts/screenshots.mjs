// npm run screenshots: takes pictures in the demo village, for the README and the browser's install dialog.
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
