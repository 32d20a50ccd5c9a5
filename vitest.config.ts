import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const webSetup = 'apps/web/src/testing/setup.ts';

/** Where tests on a test app note the refusals that they see; see `scripts/check-failures.mjs`. */
const seenFailures = process.env.HAAT_SEEN_FAILURES ?? '';

export default defineConfig({
  test: {
    // The databases and browsers of two files at once are what a small machine carries.
    maxWorkers: 2,
    projects: [
      { test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'] } },
      {
        test: {
          name: 'api',
          include: ['apps/api/src/**/*.test.ts'],
          globalSetup: 'apps/api/src/testing/global-setup.ts',
          provide: { seenFailures },
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'embedded-postgres',
          include: ['packages/embedded-postgres/src/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'demo',
          include: ['packages/demo/src/**/*.test.ts'],
          globalSetup: 'apps/api/src/testing/global-setup.ts',
          provide: { seenFailures },
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: existsSync(webSetup) ? [webSetup] : [],
          testTimeout: 15_000,
        },
      },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: 'e2e/support/global-setup.ts',
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
