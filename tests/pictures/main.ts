/**
 * `npm run pictures`: photographs shop and office in their states, at 390, 768 and 1440 px, and puts them beside those
 * of the last release (the newest tag), or of the one named by `--against REF`. `--only TEXT` takes the states with
 * that in their name. To be looked at before each release: nothing is judged, except that every state can be reached.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { compareSets } from './differences.ts';
import { findRelease, folderOf, folderOfNow, Refusal, setOf } from './earlier-release.ts';
import { sideBySide } from './side-by-side.ts';
import { states } from './states.ts';
import { takeSet } from './take-set.ts';

const all = resolve('.cache/pictures');
const say = (line: string): void => console.log(line);

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { against: { type: 'string' }, only: { type: 'string' } },
  });
  const wanted = states.filter(({ name }) =>
    (values.only ?? '').split(',').some((part) => name.includes(part)),
  );
  if (wanted.length === 0) throw new Refusal(`No state has „${values.only ?? ''}“ in its name.`);
  const release = await findRelease(values.against ?? null);
  if (release === null)
    say('There is no tag yet: nothing is laid beside the pictures. --against REF names something.');
  const now = await folderOfNow();
  if (release !== null && folderOf(release.commit) === now.folder) {
    throw new Refusal(`${release.name} is what stands here: name another release with --against REF.`);
  }
  const isPart = values.only !== undefined;
  const folder = isPart ? 'part' : now.folder;
  // First, since its set may have to be made: the stored set of a release is always complete.
  const before = release === null ? null : await setOf(release, all, states, say);
  say(`${now.of}: ${wanted.length} states`);
  const after = await takeSet({ root: resolve('.'), of: now.of, folder: join(all, folder) }, wanted, say);

  const differences = 'differences';
  await rm(join(all, differences), { recursive: true, force: true });
  await mkdir(join(all, differences), { recursive: true });
  const earlier =
    before === null || release === null
      ? null
      : { name: release.name, folder: folderOf(release.commit), set: before };
  const pairs =
    earlier === null
      ? after.pictures.map(({ name, width, problem }) => ({
          name,
          width,
          before: null,
          after: problem,
          share: 0,
        }))
      : await compareSets(
          { set: earlier.set, folder: join(all, earlier.folder) },
          { set: after, folder: join(all, folder) },
          join(all, differences),
        );
  const page = join(all, 'index.html');
  await writeFile(page, sideBySide({ before: earlier, after: { name: now.of, folder }, differences, pairs }));
  const missed = after.pictures.filter(({ problem }) => problem !== null);
  for (const { name, width, problem } of missed) say(`not reached: ${name} at ${width} px: ${problem ?? ''}`);
  say(pathToFileURL(page).href);
  return missed.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
