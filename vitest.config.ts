import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const isNight = process.env.NIGHT === '1';
const hasServer = (process.env.TEST_DATABASE_URL ?? '') !== '';

const integrationTests = ['src/**/*.int.test.ts', 'tests/api/**/*.test.ts', 'tests/search/*.test.ts'];

/** What asks more of the engine than its SQL: connections, locks, notifications; and one order to its invoice. */
const differsByEngine = [
  'src/platform/db/**/*.int.test.ts',
  'src/platform/{cache-events,jobs,outbox}/*.int.test.ts',
  'src/modules/inventory/application/{calendar,races}.int.test.ts',
  'tests/api/invoices.test.ts',
];

/** Slow, and other files say in a fraction of the time whether the same promise is kept. */
const atNightOnly = [
  // Twenty-four payments in bad weather: each kind of it is in `refused-payments` and the two contracts.
  'tests/api/payment-faults.test.ts',
  // Each starts processes: what they do is in `backup.int`, and what a new password needs in `staff-takeover`.
  'src/server/cli/{backup-commands,staff-link}.int.test.ts',
  // From engine to engine: that all rows come back is in `backup.int`.
  'tests/api/backup.test.ts',
  // A whole shop that starts on an empty folder.
  'tests/api/private-files.test.ts',
  // A process that is killed while it sells: that nothing is half done is in `outbox`, `races` and `settle-in-any-order`.
  'tests/api/kill.test.ts',
  // Three hundred requests made from the description; those that no client would send are in `hostile`.
  'tests/api/generated-requests.test.ts',
];

/** What both engines' projects have in common. */
const onDatabase = {
  // Each file has a database of its own; what files share is the shop's code, whose loading takes seconds.
  isolate: false,
  exclude: isNight ? [] : atNightOnly,
  setupFiles: ['tests/fixed-seed.setup.ts', 'tests/quick-logins.setup.ts', 'tests/quick-retries.setup.ts'],
  globalSetup: 'tests/database.setup.ts',
};

export default defineConfig({
  test: {
    // A rule that depends on the machine's own clock or zone is wrong: time comes in as data.
    env: { TZ: 'UTC' },
    restoreMocks: true,
    // Generous, since a busy machine may be ten times slower than a quiet one; at night each property has more examples.
    testTimeout: isNight ? 600_000 : 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // Vitest leaves one processor free, which is half of a small machine. More workers than processors would each load
    // all of the shop, and wait for each other.
    maxWorkers: availableParallelism(),
    // A shop and its database make much that is soon forgotten: with room for it a tenth of the time is saved.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Rules keep nothing between calls: files may share a process, which takes a third of the time.
          isolate: false,
          include: [
            'src/**/*.test.{ts,tsx}',
            'demo/**/*.test.ts',
            'sandbox/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/monkey/*.test.ts',
            'tests/pictures/*.test.ts',
            'tests/texts/*.test.ts',
          ],
          exclude: integrationTests,
          setupFiles: 'tests/fixed-seed.setup.ts',
        },
      },
      { extends: true, test: { name: 'architecture', include: ['tests/architecture/*.test.ts'] } },
      // On the PostgreSQL server that TEST_DATABASE_URL names, as a real shop; without one on the embedded engine, but
      // for what `embedded` runs beside the browser.
      {
        extends: true,
        test: {
          ...onDatabase,
          name: 'integration',
          include: integrationTests,
          exclude: [...onDatabase.exclude, ...(hasServer || isNight ? [] : differsByEngine)],
        },
      },
      // On the embedded engine, whatever server there is.
      {
        extends: true,
        test: {
          ...onDatabase,
          name: 'embedded',
          include: isNight ? integrationTests : differsByEngine,
          env: { TEST_DATABASE_URL: '' },
        },
      },
    ],
  },
});
