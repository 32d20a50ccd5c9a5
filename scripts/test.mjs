// npm test: installs what is missing, checks, builds and runs all tests. The last line has the totals.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runChecks } from './tasks/checks.mjs';
import { Failure, main, pinnedNode, root, run } from './tasks/children.mjs';
import { installChromium } from './tasks/chromium.mjs';
import { checkNode, installPackages } from './tasks/install.mjs';
import { inMemoryFolder } from './tasks/memory-folder.mjs';
import { countBoth, countTests, filesToRepeat, slowestFiles } from './tasks/test-report.mjs';
import { buildWeb } from './tasks/web-build.mjs';

/**
 * In the second run, files don't compete for the processor: lack of time is the usual cause of a test that fails once.
 */
const oneByOne = ['--no-file-parallelism'];

/** The reports of the last run, for finding slow tests. */
const reports = join(root, 'node_modules/.cache/haat/tests');
/** The refusals that the tests have seen. */
const seenFailures = join(reports, 'seen-failures');

await main(async () => {
  checkNode();
  const isForSlice = isSlice(process.argv[2]);
  // Side by side, because both wait for downloads.
  const installed = await Promise.allSettled([installPackages('develop'), !isForSlice && installChromium()]);
  for (const { reason } of installed) if (reason) throw reason;
  if (isForSlice) return endWith([await runTwice(await foldersOfSlice(process.argv[2]))]);
  // The tests need only the build. They begin with preparations that leave one core idle.
  const build = runBuild();
  const counts = await Promise.all([runChecks(), build, build.then(runTests)]);
  return endWith(counts.flat());
});

/** Prints the totals, and names flaky tests, which neither passed nor failed. */
function endWith(counts) {
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  const flaky = counts.flatMap((count) => count.flaky ?? []);
  if (flaky.length > 0)
    console.log(`${flaky.length} flaky, which failed once and passed once:\n${asLines(flaky)}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}

/** `npm test -- orders` runs only the tests of this slice, in server, web and desk. */
function isSlice(name) {
  return name !== undefined && existsSync(join(root, 'apps/api/src/slices', name, 'index.ts'));
}

/** The pinned Node reads the slices, because an older Node can't import TypeScript. */
async function foldersOfSlice(name) {
  const args = ['scripts/list-slice-folders.mjs', name];
  const { code, output } = await run(pinnedNode, args, { capture: true });
  if (code !== 0) throw new Failure(output.trim());
  return output.trim().split('\n');
}

async function runBuild() {
  try {
    await buildWeb({ counts: false });
    return { passed: 1, failed: 0 };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
}

/**
 * Runs the tests. Only a full run checks the declared failures afterwards, because some of the tests can't produce them
 * all.
 */
async function runTests() {
  const filters = process.argv.slice(2);
  const tests = await runTwice(filters);
  return filters.length > 0 ? [tests] : [tests, await checkFailures()];
}

/**
 * Runs failed files again, after all others. On a busy machine, one of thousands of browser tests fails now and then. A
 * real fault fails twice.
 */
async function runTwice(filters) {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const first = await runVitest('first', filters);
  const files = filesToRepeat(first.readReport).map((file) => relative(root, file));
  const second = files.length > 0 && (await runVitest('second', [...oneByOne, ...files]));
  const slowest = slowestFiles(first.readReport, 10).map(
    ({ name, seconds }) => `${seconds.toFixed(0).padStart(4)} s  ${name}`,
  );
  console.log(`The slowest files (all are in ${relative(root, reports)}):\n${asLines(slowest)}`);
  if (!second) return first.counts;
  return countBoth(first.readReport, first.counts, second.readReport, second.counts);
}

function asLines(texts) {
  return texts.map((text) => `  ${text.replace(`${root}/`, '')}`).join('\n');
}

function runVitest(name, more) {
  return inMemoryFolder((folder) => runVitestIn(folder, name, more));
}

async function runVitestIn(temporary, name, more) {
  const file = join(reports, `${name}.json`);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const env = { ...process.env, HAAT_SEEN_FAILURES: seenFailures, TMPDIR: temporary };
  const { code } = await run(pinnedNode, [vitest, 'run', ...reporters, ...more], { env });
  const readReport = () => readFileSync(file, 'utf8');
  return { counts: countTests(readReport, code), readReport };
}

async function checkFailures() {
  const { code } = await run(pinnedNode, ['scripts/check-failures.mjs', seenFailures]);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
