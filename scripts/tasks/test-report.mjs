// Counts passed and failed tests in Vitest's report.

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
