import { defineConfig } from 'vitest/config';

const integrationTests = ['src/**/*.int.test.ts', 'tests/api/**/*.test.ts', 'tests/search/*.test.ts'];

export default defineConfig({
  test: {
    // A rule that depends on the machine's own clock or zone is wrong: time comes in as data.
    env: { TZ: 'UTC' },
    restoreMocks: true,
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
            'scripts/**/*.test.ts',
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
          include: integrationTests,
          globalSetup: 'tests/database.setup.ts',
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
