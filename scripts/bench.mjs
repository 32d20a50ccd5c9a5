// npm run bench -- [name [options]]: runs all measurements in bench/, or one. They aren't tests: a busy machine gives
// slower results.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, main, pinnedNode, root, run } from './tasks/children.mjs';
import { checkNode, installPackages } from './tasks/install.mjs';

await main(async () => {
  checkNode();
  await installPackages('bench');
  const folder = join(root, 'bench');
  const all = readdirSync(folder).filter((file) => file.endsWith('.mjs'));
  const [name, ...options] = process.argv.slice(2);
  const wanted = name === undefined ? all : [`${name}.mjs`];
  if (!wanted.every((file) => existsSync(join(folder, file)))) {
    throw new Failure(`There is no bench/${name}.mjs. Choose one of: ${all.join(', ')}.`);
  }
  let result = 0;
  for (const file of wanted) {
    const { code } = await run(pinnedNode, [join('bench', file), ...options], { whole: true });
    // A missed goal doesn't stop the later measurements.
    if (code !== 0) result = code;
  }
  return result;
});
