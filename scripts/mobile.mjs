// npm run mobile: builds the web app, and copies it with its settings into the Android and iOS projects. docs/mobile.md
// explains the next steps.
import { main, pinnedNode, root, run } from './tasks/children.mjs';
import { checkNode, installPackages } from './tasks/install.mjs';
import { readMobileSettings, writeMobileNames } from './tasks/mobile-settings.mjs';
import { readPageSettings, writeMobileWeb } from './tasks/mobile-web.mjs';
import { buildWeb } from './tasks/web-build.mjs';

await main(async () => {
  checkNode();
  const settings = readMobileSettings(process.env);
  const page = await readPageSettings(settings.server);
  await installPackages('develop');
  await buildWeb();
  const folder = `${root}/apps/mobile`;
  writeMobileWeb(`${folder}/www`, { ...page, serverUrl: settings.server, pushOn: settings.pushOn });
  writeMobileNames(folder, { ...settings, appName: page.appName });
  const cli = `${root}/node_modules/@capacitor/cli/bin/capacitor`;
  const { code } = await run(pinnedNode, [cli, 'sync'], { cwd: folder, whole: true });
  return code;
});
