import { prepareTestDatabases } from '../src/platform/db/testing/test-database.ts';

/** Once before all integration tests: migrates the database that each test file gets a copy of. */
export default prepareTestDatabases;
