import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { browserPath } from './browser-path.mjs';

/**
 * The major versions that the tests were written with. Another one may lay out, judge or plan differently: a failure may
 * then be its, and not a change's.
 */
const testedWith = { chromium: 156, postgresql: 15 };

async function chromiumVersion(): Promise<number> {
  const { stdout } = await promisify(execFile)(browserPath(), ['--version']);
  return Number(/\d+/.exec(stdout)?.[0]);
}

async function postgresqlVersion(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return Number.parseInt(rows[0]?.server_version ?? '', 10);
  } finally {
    await client.end();
  }
}

/** A line for each program that has another version; a version that cannot be read is one. */
export async function differentVersions(steps: ReadonlySet<string>): Promise<string[]> {
  const server = process.env.TEST_DATABASE_URL ?? '';
  const used: [keyof typeof testedWith, boolean, () => Promise<number>][] = [
    ['chromium', steps.has('browser'), chromiumVersion],
    ['postgresql', steps.has('integration') && server !== '', () => postgresqlVersion(server)],
  ];
  const lines: string[] = [];
  for (const [program, isUsed, read] of used) {
    if (!isUsed) continue;
    const version = await read().catch(() => Number.NaN);
    if (version !== testedWith[program])
      lines.push(`tested with ${program} ${testedWith[program]}, run with ${version}`);
  }
  return lines;
}
