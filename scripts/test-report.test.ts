import { describe, expect, it } from 'vitest';
import { countTests } from './tasks/test-report.mjs';

const passedFile = { status: 'passed', assertionResults: [{ status: 'passed' }] };

function report(numPassedTests: number, numFailedTests: number, ...testResults: object[]): () => string {
  return () => JSON.stringify({ numPassedTests, numFailedTests, testResults });
}

describe('the summary of a test run', () => {
  it('matches the report [RUN-17]', () => {
    expect(countTests(report(7, 0, passedFile), 0)).toEqual({ passed: 7, failed: 0 });
    const failedFile = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] };
    expect(countTests(report(6, 1, passedFile, failedFile), 1)).toEqual({ passed: 6, failed: 1 });
  });

  it('counts a file that could not be run as a failure [RUN-17]', () => {
    const brokenFile = { status: 'failed', assertionResults: [] };
    expect(countTests(report(7, 0, passedFile, brokenFile), 1)).toEqual({ passed: 7, failed: 1 });
  });

  it('counts a failure outside the tests', () => {
    expect(countTests(report(7, 0, passedFile), 1)).toEqual({ passed: 7, failed: 1 });
  });

  it('is a failure when no test ran, or when nothing was reported [RUN-17]', () => {
    expect(countTests(report(0, 0), 0)).toEqual({ passed: 0, failed: 1 });
    const nothing = () => {
      throw new Error('ENOENT');
    };
    expect(countTests(nothing, 0)).toEqual({ passed: 0, failed: 1 });
  });
});
