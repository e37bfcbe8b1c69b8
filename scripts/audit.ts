/**
 * Asks npm whether a package that the shop runs with has a known hole. Red for high and critical ones that are not argued
 * for in `audit-exceptions.json`; a registry that cannot be asked, or that has no such service, is said and not red.
 */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { judgeAudit, type AuditException } from './judge-audit.ts';

const root = join(import.meta.dirname, '..');
const longestMs = 60_000;

const exceptions = JSON.parse(
  await readFile(join(root, 'scripts/audit-exceptions.json'), 'utf8'),
) as AuditException[];
const answer = await new Promise<string>((resolve) => {
  // npm ends with 1 when it has found something: what it says decides.
  execFile(
    'npm',
    ['audit', '--omit=dev', '--json'],
    { cwd: root, timeout: longestMs, maxBuffer: 50_000_000 },
    (_error, output) => resolve(output),
  );
});
const { line, isRed } = judgeAudit(answer, exceptions, new Date());
console.log(line);
process.exitCode = isRed ? 1 : 0;
