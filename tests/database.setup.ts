import type { TestProject } from 'vitest/node';
import { embeddedSnapshot } from '../src/platform/db/testing/embedded-snapshot.ts';
import { prepareTestDatabases, removeTestDatabases } from '../src/platform/db/testing/test-database.ts';

/** Once before all tests of a project: migrates the database that each test file gets a copy of. */
export default async function prepare({ config }: TestProject): Promise<() => Promise<void>> {
  if (config.env.TEST_DATABASE_URL === '') {
    await embeddedSnapshot();
    return async () => undefined;
  }
  await prepareTestDatabases();
  return removeTestDatabases;
}
