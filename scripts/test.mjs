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
  const counts = [await runChecks(), await runBuild(), ...(await runTests())];
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

/** The tests, and after all of them the check of declared failures: a part of the tests can't produce every one. */
async function runTests() {
  const folder = mkdtempSync(join(tmpdir(), 'haat-report-'));
  const file = join(folder, 'report.json');
  const seenFailures = join(folder, 'seen-failures');
  const filters = process.argv.slice(2);
  try {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const env = { ...process.env, HAAT_SEEN_FAILURES: seenFailures };
    const { code } = await run(pinnedNode, [vitest, 'run', ...reporters, ...filters], { env });
    const tests = countTests(() => readFileSync(file, 'utf8'), code);
    return filters.length > 0 ? [tests] : [tests, await checkFailures(seenFailures)];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function checkFailures(seenFailures) {
  const { code } = await run(pinnedNode, ['scripts/check-failures.mjs', seenFailures]);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
