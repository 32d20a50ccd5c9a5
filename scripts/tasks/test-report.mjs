// How many tests passed and failed, after Vitest's own report.

/**
 * A file that could not be run, a run that failed beside its tests and a run without a test each count as a failure.
 * `readReport` may throw: a run that was broken off has written none.
 */
export function countTests(readReport, exitCode) {
  let report;
  try {
    report = JSON.parse(readReport());
  } catch {
    // Without a report nothing is known to have passed.
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
