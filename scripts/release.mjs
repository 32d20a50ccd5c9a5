// npm run release [-- --into FOLDER]: makes haat-VERSION.tar.gz with its checksum and SBOM, in dist/.
import { main, pinnedNode, run } from './tasks/children.mjs';
import { checkNode, installPackages } from './tasks/install.mjs';
import { buildWeb } from './tasks/web-build.mjs';

await main(async () => {
  checkNode();
  await installPackages('start');
  await buildWeb();
  const { code } = await run(pinnedNode, ['scripts/release/make-release.mjs', ...process.argv.slice(2)]);
  return code;
});
