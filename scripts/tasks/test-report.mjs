// Counts passed and failed tests in Vitest's reports.

/**
 * Each counts as one failure: a file that didn't run, a run that failed outside of its tests, and a run without tests.
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

/** With more failed files than this, the change is broken. A second run would only confirm it. */
const mostRepeated = 10;

/** The files to run a second time, or none when there are too many. */
export function filesToRepeat(readReport) {
  const failed = failedResults(readReport).map(({ name }) => name);
  return failed.length > mostRepeated ? [] : failed;
}

/** The slowest files with their seconds, slowest first. */
export function slowestFiles(readReport, number) {
  return resultsOf(readReport)
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, number);
}

/**
 * The totals of both runs. A test fails when it failed twice, or when its file didn't run in one of them. A test that
 * failed once is flaky, and counts as neither passed nor failed.
 */
export function countBoth(readFirst, first, readSecond, second) {
  const [once, again] = [readFirst, readSecond].map(failedTitles);
  const failed = again.filter(
    (title) => once.includes(title) || once.includes(fileOf(title)) || title === fileOf(title),
  );
  const flaky = [...new Set([...once, ...again])].filter((title) => !failed.includes(title));
  const tests = failedResults(readFirst).flatMap(({ assertionResults }) => assertionResults);
  const replaced = tests.filter(({ status }) => status === 'passed').length;
  const passedAgain =
    second.passed - flaky.filter((title) => once.includes(title) && title !== fileOf(title)).length;
  const isFailedBeside = again.length === 0 && second.failed > 0;
  return {
    passed: first.passed - replaced + passedAgain,
    failed: isFailedBeside ? second.failed : failed.length,
    flaky,
  };
}

/** A title is `file: test`, or only the file. */
const fileOf = (title) => title.split(': ')[0];

/** The failed tests, one line each. For a file that didn't run, its name. */
export function failedTitles(readReport) {
  return failedResults(readReport).flatMap(({ name, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    return failed.length === 0 ? [name] : failed.map(({ fullName }) => `${name}: ${fullName}`);
  });
}

function failedResults(readReport) {
  return resultsOf(readReport).filter(({ status }) => status === 'failed');
}

/** Undefined after an interrupted run, which writes no report. */
function resultsOf(readReport) {
  try {
    return JSON.parse(readReport()).testResults;
  } catch {
    return [];
  }
}
