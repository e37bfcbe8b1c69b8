import { defineConfig } from 'vitest/config';

const integrationTests = ['src/**/*.int.test.ts', 'tests/api/**/*.test.ts', 'tests/search/*.test.ts'];

export default defineConfig({
  test: {
    // A rule that depends on the machine's own clock or zone is wrong: time comes in as data.
    env: { TZ: 'UTC' },
    restoreMocks: true,
    // Generous, since a busy machine may be ten times slower than a quiet one.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // Vitest leaves one processor free, which is half of a small machine.
    maxWorkers: '100%',
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
        },
      },
      { extends: true, test: { name: 'architecture', include: ['tests/architecture/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'integration',
          // Each file has a database of its own; what files share is the shop's code, whose loading takes seconds.
          isolate: false,
          include: integrationTests,
          setupFiles: 'tests/quick-logins.setup.ts',
          globalSetup: 'tests/database.setup.ts',
        },
      },
    ],
  },
});
