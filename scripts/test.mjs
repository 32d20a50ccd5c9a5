// npm test: installs what is missing, then checks, builds and runs every test. The last line has the totals.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from './tasks/checks.mjs';
import { Failure, main, pinnedNode, root, run } from './tasks/children.mjs';
import { installChromium } from './tasks/chromium.mjs';
import { checkNode, installPackages } from './tasks/install.mjs';
import { countTests } from './tasks/test-report.mjs';
import { buildWeb } from './tasks/web-build.mjs';

await main(async () => {
  checkNode();
  await installPackages();
  await installChromium();
  const counts = [await runChecks(), await runBuild(), await runTests()];
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
});

async function runBuild() {
  try {
    await buildWeb();
    return { passed: 1, failed: 0 };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
}

async function runTests() {
  const folder = mkdtempSync(join(tmpdir(), 'haat-report-'));
  const file = join(folder, 'report.json');
  try {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const { code } = await run(pinnedNode, [vitest, 'run', ...reporters, ...process.argv.slice(2)]);
    return countTests(() => readFileSync(file, 'utf8'), code);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
