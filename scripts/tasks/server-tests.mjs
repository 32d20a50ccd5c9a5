// Runs the tests of the server on another PostgreSQL than the embedded one. Its files are in memory, as those of npm test.
import { main, pinnedNode, run } from './children.mjs';
import { checkNode, installPackages } from './install.mjs';
import { inMemoryFolder } from './memory-folder.mjs';

/** `script` starts that PostgreSQL. It gets the arguments of the command. */
export const runServerTests = (script) =>
  main(async () => {
    checkNode();
    await installPackages('develop');
    const args = [script, ...process.argv.slice(2)];
    const { code } = await inMemoryFolder((folder) =>
      run(pinnedNode, args, { whole: true, env: { ...process.env, TMPDIR: folder } }),
    );
    return code;
  });
