import { configDefaults, defineConfig } from 'vitest/config';

/** What these test happens while modules are loaded: Google's script is set up, and texts may be read too early. */
/** They replace modules, or need them as they are at a start. */
const freshModules = [
  'apps/web/**/google-*.test.tsx',
  'apps/web/src/app/after-first-screen.test.tsx',
  'apps/web/src/app/late-words.test.ts',
];

const browser = (app: string) => ({
  environment: 'jsdom',
  setupFiles: ['scripts/testing/dom-setup.ts', `apps/${app}/src/testing/setup.ts`],
  testTimeout: 30_000,
  expect: { poll: { timeout: 10_000 } },
});
const web = browser('web');

/** Where tests on a test app note the refusals that they see; see `scripts/check-failures.mjs`. */
const seenFailures = process.env.HAAT_SEEN_FAILURES ?? '';

/** A PostgreSQL to test on instead of the embedded one; see `scripts/test-postgres.mjs`. */
const givenDatabaseUrl = process.env.HAAT_TEST_DATABASE_URL ?? '';

/** A pooler in front of that; see `scripts/test-pooler.mjs`. */
const poolerUrl = process.env.HAAT_TEST_POOLER_URL ?? '';

/** Then that PostgreSQL is the coordinator of these workers; see `scripts/test-citus.mjs`. */
const workerUrls = process.env.HAAT_TEST_WORKER_URLS?.split(',') ?? [];

/** Node itself imports these tests and the server, as a start does. It takes a tenth less processor time. */
const native = { experimental: { viteModuleRunner: false, nodeLoader: false } };

/** The demo's tests use the server and its PostgreSQL, too. In a project of their own, they would start both again. */
const serverTests = [
  'apps/api/src/**/*.test.ts',
  ...(givenDatabaseUrl ? [] : ['packages/demo/src/**/*.test.ts']),
];

/** Long limits: on a busy machine, tests are slow but not wrong. */
const server = {
  ...native,
  globalSetup: 'apps/api/src/testing/global-setup.ts',
  provide: { seenFailures, givenDatabaseUrl, poolerUrl, workerUrls },
  testTimeout: 90_000,
  hookTimeout: 90_000,
};

const liveTests = ['scripts/postgres/*.live.test.ts'];

/** Tests that need servers from Debian's packages; see `scripts/test-replica.mjs`. */
const live = {
  extends: true as const,
  test: { name: 'live', include: liveTests, testTimeout: 180_000, hookTimeout: 180_000 },
};

export default defineConfig({
  test: {
    // All files of all projects go through these workers, so that no core waits for a phase to end. One more than cores,
    // because tests of browsers and processes wait for a third of their time.
    maxWorkers: 3,
    // A worker imports and compiles the app once for all its files: half of the work of most of them.
    isolate: false,
    // With a larger young generation, workers collect garbage less often.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        extends: true,
        test: { name: 'client', include: ['packages/client/src/**/*.test.ts'], environment: 'jsdom' },
      },
      { extends: true, test: { name: 'api', include: serverTests, ...server } },
      {
        extends: true,
        test: {
          name: 'packages',
          ...native,
          include: ['packages/{contract,embedded-postgres,starter}/src/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...freshModules],
          ...web,
        },
      },
      {
        extends: true,
        // As Node resolves them for ra-core. Otherwise there would be two React Routers.
        resolve: { conditions: ['module-sync'] },
        test: { name: 'operator', include: ['apps/operator/**/*.test.{ts,tsx}'], ...browser('operator') },
      },
      // Projects run in the order of their names. Each of these files has a worker of its own, which takes seconds to start,
      // so they don't come last.
      { extends: true, test: { name: 'fresh-of-web', include: freshModules, isolate: true, ...web } },
      {
        extends: true,
        test: {
          name: 'scripts',
          ...native,
          include: ['scripts/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...liveTests],
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          ...native,
          include: ['e2e/**/*.test.ts'],
          globalSetup: 'e2e/support/global-setup.ts',
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      ...(process.env.HAAT_TEST_LIVE ? [live] : []),
    ],
  },
});
