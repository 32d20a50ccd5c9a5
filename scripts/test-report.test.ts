import { describe, expect, it } from 'vitest';
import { countBoth, countTests, failedTitles, filesToRepeat } from './tasks/test-report.mjs';

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

describe('a second run of the files that failed', () => {
  const failedFile = {
    name: 'b.test.ts',
    status: 'failed',
    assertionResults: [
      { status: 'passed', fullName: 'adds' },
      { status: 'failed', fullName: 'takes away' },
    ],
  };
  const brokenFile = { name: 'c.test.ts', status: 'failed', assertionResults: [] };
  const first = report(6, 1, { ...passedFile, name: 'a.test.ts' }, failedFile, brokenFile);

  it('names the files and their failed tests [RUN-17]', () => {
    expect(filesToRepeat(first)).toEqual(['b.test.ts', 'c.test.ts']);
    expect(failedTitles(first)).toEqual(['b.test.ts: takes away', 'c.test.ts']);
  });

  it('replaces the counts of those files, so that a test that fails twice is a failure [RUN-17]', () => {
    const counts = countTests(first, 1);
    expect(countBoth(first, counts, { passed: 5, failed: 0 })).toEqual({ passed: 10, failed: 0 });
    expect(countBoth(first, counts, { passed: 1, failed: 2 })).toEqual({ passed: 6, failed: 2 });
  });

  it('does not happen after a failure outside the tests, or when many files fail [RUN-17]', () => {
    expect(filesToRepeat(report(7, 0, passedFile))).toEqual([]);
    expect(filesToRepeat(report(0, 11, ...Array.from({ length: 11 }, () => failedFile)))).toEqual([]);
    expect(
      filesToRepeat(() => {
        throw new Error('ENOENT');
      }),
    ).toEqual([]);
  });
});
