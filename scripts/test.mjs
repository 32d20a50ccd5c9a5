// npm test: installs what is missing, then checks, builds and runs every test. The last line has the totals.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { runChecks } from './tasks/checks.mjs';
import { Failure, main, pinnedNode, root, run } from './tasks/children.mjs';
import { installChromium } from './tasks/chromium.mjs';
import { checkNode, installPackages } from './tasks/install.mjs';
import { countBoth, countTests, failedTitles, filesToRepeat } from './tasks/test-report.mjs';
import { buildWeb } from './tasks/web-build.mjs';

/** The second time, files don't compete for the processor: too little time is the usual cause of a test that fails once. */
const oneByOne = ['--no-file-parallelism'];

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
  const seenFailures = join(folder, 'seen-failures');
  const filters = process.argv.slice(2);
  try {
    const tests = await runTwice(folder, seenFailures, filters);
    return filters.length > 0 ? [tests] : [tests, await checkFailures(seenFailures)];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Runs files with failures once more, after all others, and names them. A browser on a busy machine fails now and then
 * in one of thousands of tests; a broken rule fails twice.
 */
async function runTwice(folder, seenFailures, filters) {
  const first = await runVitest(join(folder, 'first.json'), seenFailures, filters);
  const files = filesToRepeat(first.readReport).map((file) => relative(root, file));
  if (files.length === 0) return first.counts;
  const failed = failedTitles(first.readReport);
  const second = await runVitest(join(folder, 'second.json'), seenFailures, [...oneByOne, ...files]);
  console.log(
    `Failed at first, and run a second time:\n${failed.map((title) => `  ${relative(root, title)}`).join('\n')}`,
  );
  return countBoth(first.readReport, first.counts, second.counts);
}

async function runVitest(file, seenFailures, more) {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const env = { ...process.env, HAAT_SEEN_FAILURES: seenFailures };
  const { code } = await run(pinnedNode, [vitest, 'run', ...reporters, ...more], { env });
  const readReport = () => readFileSync(file, 'utf8');
  return { counts: countTests(readReport, code), readReport };
}

async function checkFailures(seenFailures) {
  const { code } = await run(pinnedNode, ['scripts/check-failures.mjs', seenFailures]);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
