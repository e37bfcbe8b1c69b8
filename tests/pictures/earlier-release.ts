import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { State } from './state.ts';
import { setFile, takeSet, type PictureSet } from './take-set.ts';

const run = promisify(execFile);
const git = async (...args: string[]): Promise<string> => (await run('git', args)).stdout.trim();

/** What cannot be done, in words for the person who typed the command. */
export class Refusal extends Error {}

/** A commit and its name. */
export interface Release {
  readonly name: string;
  readonly commit: string;
}

/** The release named by `--against`; without it the newest tag behind us, or null if there is none yet. */
export async function findRelease(ref: string | null): Promise<Release | null> {
  const name = ref ?? (await git('describe', '--tags', '--abbrev=0').catch(() => null));
  if (name === null) return null;
  const commit = await git('rev-parse', '--verify', '--quiet', `${name}^{commit}`).catch(() => null);
  if (commit === null) throw new Refusal(`git knows no „${name}“: name a tag, a branch or a commit.`);
  return { name, commit };
}

/** The folder for the working tree's set: that of its commit, unless something was changed. */
export async function folderOfNow(): Promise<{ readonly of: string; readonly folder: string }> {
  const isChanged = (await git('status', '--porcelain')) !== '';
  const commit = await git('rev-parse', 'HEAD');
  return isChanged
    ? { of: 'working tree', folder: 'working-tree' }
    : { of: commit.slice(0, 12), folder: folderOf(commit) };
}

export const folderOf = (commit: string): string => commit.slice(0, 12);

/** The set of an earlier release: from its folder, or made now in a working tree of its own. */
export async function setOf(
  { name, commit }: Release,
  all: string,
  states: readonly State[],
  say: (line: string) => void,
): Promise<PictureSet> {
  const folder = join(all, folderOf(commit));
  const kept = await readFile(join(folder, setFile), 'utf8').catch(() => null);
  if (kept !== null) {
    say(`${name}: the set that is kept in ${folder}`);
    return JSON.parse(kept) as PictureSet;
  }
  const root = join(await mkdtemp(join(tmpdir(), 'wmk-release-')), 'shop');
  say(`${name}: no set is kept, it is installed and built in ${root}`);
  await git('worktree', 'add', '--detach', root, commit);
  try {
    await prepare(root, name);
    return await takeSet({ root, of: name, folder }, states, say);
  } finally {
    await git('worktree', 'remove', '--force', root);
    await rm(join(root, '..'), { recursive: true, force: true });
  }
}

/** Its own packages, its own build. */
async function prepare(root: string, name: string): Promise<void> {
  const child = spawn(process.execPath, ['scripts/prepare.mjs', 'start'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Refusal(`${name} could not be installed and built; what failed stands above.`);
}
