/** npm run photos -- [--only <text>] [--list] [--preview] [--films] [--icons] [--limit <n>] [--force] [--pid-file <path>] */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildDenoiser, openStudio } from './lib/blender.mjs';
import { readCatalogue } from './lib/catalogue.mjs';
import { films, makeFilm } from './lib/film.mjs';
import { finish, isFinished } from './lib/finish.mjs';
import { makeIcons } from './lib/icons.mjs';
import { readFinished, writeManifests } from './lib/manifest.mjs';
import { masters } from './lib/paths.mjs';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    list: { type: 'boolean', default: false },
    preview: { type: 'boolean', default: false },
    films: { type: 'boolean', default: false },
    icons: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    limit: { type: 'string', default: 'Infinity' },
    'pid-file': { type: 'string' },
  },
});

const studio = openStudio({ pidFile: options['pid-file'] });
const nameOf = (shot) => `${shot.folder}/${shot.id}`;
const chosen = (shot) =>
  options.only.length === 0 || options.only.some((text) => `${shot.family} ${nameOf(shot)}`.includes(text));

function missing(catalogue, finished) {
  const done = (shot) => finished.get(nameOf(shot))?.hash === shot.hash && isFinished(shot);
  return catalogue.shots.filter((shot) => chosen(shot) && (options.force || !done(shot)));
}

/** The shot's master, rendered if there is none yet; older ones of the same shot go. Adds to `spent`. */
async function masterOf(shot, spent = { seconds: 0 }) {
  const folder = join(masters, shot.folder);
  mkdirSync(folder, { recursive: true });
  const master = join(folder, `${shot.id}-${shot.hash}.png`);
  if (options.force || !existsSync(master)) {
    spent.seconds += await studio.render(shot.recipe, master);
    const older = readdirSync(folder).filter(
      (name) => name.startsWith(`${shot.id}-`) && !name.includes(shot.hash),
    );
    for (const name of older) rmSync(join(folder, name));
  }
  return master;
}

const take = async (shot, spent) => ({
  hash: shot.hash,
  placeholder: await finish(shot, await masterOf(shot.source ?? shot, spent)),
});

async function takePreviews() {
  const folder = join(masters, 'previews');
  mkdirSync(folder, { recursive: true });
  const rendered = readCatalogue().shots.filter((shot) => chosen(shot) && !shot.source);
  for (const shot of rendered) {
    const recipe = { ...shot.recipe, width: shot.width / 4, height: shot.height / 4, samples: 8 };
    await studio.render(recipe, join(folder, `${shot.folder}-${shot.id}.png`), { denoise: false });
    console.log(`${nameOf(shot)}: Vorschau`);
  }
}

function estimate(durations, left) {
  const average = durations.reduce((sum, seconds) => sum + seconds, 0) / durations.length;
  return `${Math.round((average * left) / 60)} min für ${left} weitere`;
}

/** The catalogue is read anew before every shot: it may grow while the queue runs. */
async function takeMissing() {
  buildDenoiser();
  const finished = readFinished();
  const failed = new Set();
  const taken = new Set();
  const durations = [];
  while (durations.length < Number(options.limit)) {
    const catalogue = readCatalogue();
    const queue = missing(catalogue, finished).filter(
      (shot) => !failed.has(shot.hash) && !taken.has(shot.hash),
    );
    const shot = queue[0];
    if (!shot) break;
    const started = Date.now();
    const spent = { seconds: 0 };
    try {
      finished.set(nameOf(shot), await take(shot, spent));
    } catch (error) {
      failed.add(shot.hash);
      console.error(`${nameOf(shot)}: fehlgeschlagen\n${error.message}`);
      continue;
    }
    taken.add(shot.hash);
    durations.push((Date.now() - started) / 1000);
    writeManifests(catalogue, finished);
    console.log(
      `${nameOf(shot)}: ${Math.round(durations.at(-1))} s, davon ${spent.seconds} s gerechnet, noch etwa ${estimate(durations, queue.length - 1)}`,
    );
  }
  writeManifests(readCatalogue(), finished);
  if (failed.size > 0) process.exitCode = 1;
}

function list() {
  const shots = missing(readCatalogue(), readFinished());
  for (const shot of shots) console.log(`${nameOf(shot)} (${shot.kind})`);
  console.log(`${shots.length} Aufnahmen fehlen`);
}

const masterNamed = (catalogue, name) => masterOf(catalogue.shots.find((shot) => nameOf(shot) === name));

async function takeFilms() {
  const catalogue = readCatalogue();
  for (const film of films()) {
    await makeFilm(film, await masterNamed(catalogue, film.of));
    console.log(`${film.id}: fertig`);
  }
  writeManifests(catalogue, readFinished());
}

if (options.list) list();
else if (options.films) await takeFilms();
else if (options.icons) await makeIcons(await masterNamed(readCatalogue(), 'site/banner'));
else if (options.preview) await takePreviews();
else await takeMissing();
await studio.close();
