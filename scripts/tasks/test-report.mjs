// Counts passed and failed tests in Vitest's reports.

/**
 * These count as one failure each: a file that didn't run, a run that failed outside of its tests, and a run without tests.
 * `readReport` may throw, because an interrupted run writes no report.
 */
export function countTests(readReport, exitCode) {
  let report;
  try {
    report = JSON.parse(readReport());
  } catch {
    // Without a report, nothing has passed.
    return { passed: 0, failed: 1 };
  }
  const passed = report.numPassedTests;
  const unrun = report.testResults.filter(isUnrun).length;
  const failed = report.numFailedTests + unrun;
  const isFailedBeside = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: isFailedBeside ? 1 : failed };
}

function isUnrun({ status, assertionResults }) {
  return status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
}

/** More failed files than this are a broken change, which a second run would only confirm. */
const mostRepeated = 10;

/** The files to run a second time, or none when there are too many. */
export function filesToRepeat(readReport) {
  const failed = failedResults(readReport).map(({ name }) => name);
  return failed.length > mostRepeated ? [] : failed;
}

/** The totals of both runs. The second run's counts replace those of the files that failed in the first. */
export function countBoth(readFirst, first, second) {
  const tests = failedResults(readFirst).flatMap(({ assertionResults }) => assertionResults);
  const replaced = tests.filter(({ status }) => status === 'passed').length;
  return { passed: first.passed - replaced + second.passed, failed: second.failed };
}

/** The tests that failed in the first report, one line each. */
export function failedTitles(readReport) {
  return failedResults(readReport).flatMap(({ name, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    return failed.length === 0 ? [name] : failed.map(({ fullName }) => `${name}: ${fullName}`);
  });
}

function failedResults(readReport) {
  try {
    return JSON.parse(readReport()).testResults.filter(({ status }) => status === 'failed');
  } catch {
    return [];
  }
}
