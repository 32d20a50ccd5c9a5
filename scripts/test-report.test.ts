import { describe, expect, it } from 'vitest';
import { countBoth, countTests, failedTitles, filesToRepeat, slowestFiles } from './tasks/test-report.mjs';

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

  const counts = countTests(first, 1);
  const bothRuns = (second: () => string) => countBoth(first, counts, second, countTests(second, 0));
  const file = (name: string, ...tests: [status: string, fullName: string][]) => ({
    name,
    status: tests.every(([status]) => status === 'passed') ? 'passed' : 'failed',
    assertionResults: tests.map(([status, fullName]) => ({ status, fullName })),
  });

  it('fails a test that failed twice, and counts the files once [RUN-17]', () => {
    const second = report(
      3,
      1,
      file('b.test.ts', ['passed', 'adds'], ['failed', 'takes away']),
      file('c.test.ts', ['passed', 'one'], ['passed', 'two']),
    );
    // One of the six was in a file that ran again.
    expect(bothRuns(second)).toEqual({ passed: 8, failed: 1, flaky: ['c.test.ts'] });
  });

  it('calls a test flaky that failed in one run only [RUN-31]', () => {
    const second = report(
      2,
      1,
      file('b.test.ts', ['failed', 'adds'], ['passed', 'takes away']),
      file('c.test.ts', ['passed', 'one']),
    );
    expect(bothRuns(second)).toEqual({
      passed: 6,
      failed: 0,
      flaky: ['b.test.ts: takes away', 'c.test.ts', 'b.test.ts: adds'],
    });
  });

  it('fails a file that cannot run the second time, and tests of one that could not run the first time [RUN-17]', () => {
    const second = report(0, 1, file('c.test.ts', ['failed', 'one']), { ...brokenFile, name: 'b.test.ts' });
    expect(bothRuns(second)).toMatchObject({ failed: 2 });
    expect(bothRuns(() => '{')).toMatchObject({ failed: 1 });
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

it('the slowest files come with their seconds, slowest first [RUN-31]', () => {
  const took = (name: string, endTime: number) => ({ ...passedFile, name, startTime: 1_000, endTime });
  const times = report(3, 0, took('a', 2_000), took('b', 9_500), took('c', 4_000));
  expect(slowestFiles(times, 2)).toEqual([
    { name: 'b', seconds: 8.5 },
    { name: 'c', seconds: 3 },
  ]);
});
