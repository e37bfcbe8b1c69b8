// Runs before `npm start`, `npm test` and most other commands, under whatever Node the machine has, before anything
// is installed: no dependency, no TypeScript. Costs a few milliseconds when nothing changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { browserPath } from './browser-path.mjs';
import { takeLock } from './lock.mjs';
import { slimPackages } from './slim-packages.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const at = (...parts) => path.join(root, ...parts);

const modules = at('node_modules');
const installMarker = at('node_modules/.cache-marker');
/** Lies where parts of packages were thrown away. npm would not miss them; with the folder, the note goes as well. */
const slimMarker = at('node_modules/.slim');
const buildMarker = at('build/.inputs');
const lockFile = at('.cache/prepare.lock');
const pinnedNode = at('node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

/** Whatever can change the built pages. A folder counts with all its files, except tests. */
const buildInputs = [
  'package-lock.json',
  'vite.config.ts',
  'vite.admin.config.ts',
  'scripts/build.ts',
  'scripts/compressed-copies.ts',
  'src/admin',
  'src/shared',
  'src/storefront',
  // What pages may take from a department at run time: its schemas, and the vocabulary they are made of.
  { folder: 'src/modules', only: /\/domain\/|\.schemas\.ts$/ },
];

/**
 * What each purpose needs. Running a shop takes a third of all that is installed (`tools: false`); whoever changes the
 * code needs the tools of the tests, and types and all icons of the packages.
 *
 * @type {Record<string, { tools: boolean, pages: boolean, browser: boolean }>}
 */
const purposes = {
  start: { tools: false, pages: true, browser: false },
  command: { tools: false, pages: false, browser: false },
  dev: { tools: true, pages: false, browser: false },
  check: { tools: true, pages: false, browser: false },
  bench: { tools: true, pages: true, browser: false },
  test: { tools: true, pages: true, browser: true },
};

class Refusal extends Error {}

const say = (line) => {
  console.error(line);
};
const read = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null);
const hashOf = (content) => createHash('sha256').update(content).digest('hex');

function older(version, [major, minor]) {
  const [ownMajor, ownMinor] = version.split('.').map(Number);
  return ownMajor < major || (ownMajor === major && ownMinor < minor);
}

function checkNode() {
  const own = process.versions.node;
  if (older(own, [20, 19])) throw new Refusal(`Node 20.19 or newer is needed; this is ${own}.`);
  const { optionalDependencies = {} } = JSON.parse(fs.readFileSync(at('package.json'), 'utf8'));
  const pinned = `node-${process.platform}-${process.arch}` in optionalDependencies;
  if (!pinned && older(own, [22, 22])) {
    throw new Refusal(
      `Node 22.22 or newer is needed on ${process.platform} ${process.arch}; this is ${own}.`,
    );
  }
  return pinned;
}

// Packages

/** Whether npm's own note of what it installed says the same as the lock, as after `npm install something`. */
function sameAsInstalled(lockText, installedText, tools) {
  const wanted = Object.entries(JSON.parse(lockText).packages).filter(
    ([where, { dev }]) => where !== '' && (tools || dev !== true),
  );
  const installed = JSON.parse(installedText).packages;
  return wanted.every(([where, entry]) => {
    const found = installed[where];
    return found ? found.version === entry.version && found.integrity === entry.integrity : entry.optional;
  });
}

/** What the marker of an installation says. Packages with the tools of the tests are enough for a shop, too. */
const marks = (lockText) => ({ all: hashOf(lockText), shop: `${hashOf(lockText)} without tools` });

function packagesAreMissing(pinned, tools) {
  const lockText = fs.readFileSync(at('package-lock.json'), 'utf8');
  const installedText = read(at('node_modules/.package-lock.json'));
  if (installedText === null || (pinned && !fs.existsSync(pinnedNode))) return true;
  if (tools && fs.existsSync(slimMarker)) return true;
  const { all, shop } = marks(lockText);
  const marker = read(installMarker);
  if (marker === all || (!tools && marker === shop)) return false;
  if (!sameAsInstalled(lockText, installedText, tools)) return true;
  fs.writeFileSync(installMarker, tools ? all : shop);
  return false;
}

/** npm replaces node_modules, so it must not run on the Node that lies there. */
function environmentOutside() {
  const outside = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((entry) => !entry.includes('node_modules'));
  return { ...process.env, PATH: outside.join(path.delimiter) };
}

function installPackages(pinned, tools) {
  say('installing packages …');
  const { all, shop } = marks(fs.readFileSync(at('package-lock.json'), 'utf8'));
  const which = [tools ? '--include=dev' : '--omit=dev', '--include=optional'];
  run('npm', ['ci', ...which, '--no-audit', '--no-fund', '--loglevel=error'], {
    env: environmentOutside(),
    failure: 'the packages could not be installed',
  });
  if (pinned && spawnSync(pinnedNode, ['--version']).status !== 0) {
    throw new Refusal(`${path.relative(root, pinnedNode)} does not run on this system.`);
  }
  if (!tools) {
    fs.writeFileSync(slimMarker, '');
    slimPackages({ modules, ownCode: at('src/admin') });
  }
  fs.writeFileSync(installMarker, tools ? all : shop);
}

// The pages

function* filesIn(where) {
  const stat = fs.statSync(at(where), { throwIfNoEntry: false });
  if (!stat) return;
  if (stat.isFile()) yield where;
  else for (const name of fs.readdirSync(at(where)).sort()) yield* filesIn(`${where}/${name}`);
}

function hashOfBuildInputs() {
  const hash = createHash('sha256').update(`${process.env.WORDING ?? ''}\0`);
  for (const input of buildInputs) {
    const { folder, only } = typeof input === 'string' ? { folder: input } : input;
    for (const file of filesIn(folder)) {
      if (file.includes('.test.') || (only && !only.test(file))) continue;
      hash
        .update(`${file}\0`)
        .update(fs.readFileSync(at(file)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

const pagesAreStale = () => read(buildMarker) !== hashOfBuildInputs();

function buildPages() {
  say('building pages …');
  const inputs = hashOfBuildInputs();
  fs.rmSync(buildMarker, { force: true });
  run(fs.existsSync(pinnedNode) ? pinnedNode : process.execPath, ['scripts/build.ts'], {
    failure: 'the pages could not be built',
  });
  fs.mkdirSync(path.dirname(buildMarker), { recursive: true });
  fs.writeFileSync(buildMarker, inputs);
}

// The browser for the tests

const browserIsMissing = () => !fs.existsSync(browserPath());
const browserPackages = ['chromium-headless-shell', 'chromium'];

function installBrowser() {
  if (process.env.CHROMIUM_PATH) {
    throw new Refusal(`CHROMIUM_PATH names no file: ${process.env.CHROMIUM_PATH}`);
  }
  const hasApt = spawnSync('apt-get', ['--version']).status === 0;
  if (hasApt && process.getuid?.() === 0) {
    say('installing the browser for the tests …');
    const quietly = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    run('apt-get', ['update', '-qq'], { ...quietly, failure: 'apt-get update failed' });
    // Older releases of Debian have no package of the headless one alone.
    const known = browserPackages.find((name) => spawnSync('apt-cache', ['show', name]).status === 0);
    run('apt-get', ['install', '-y', '-qq', known ?? 'chromium'], {
      ...quietly,
      failure: 'Chromium could not be installed',
    });
    if (!browserIsMissing()) return;
  }
  throw new Refusal(
    hasApt
      ? 'The tests need Chromium. Type: sudo apt-get update && sudo apt-get install -y chromium'
      : 'The tests need Chromium. Install it, and type: export CHROMIUM_PATH=/path/to/chromium',
  );
}

// One at a time

function run(command, args, { env = process.env, failure }) {
  const windows = process.platform === 'win32';
  const done = spawnSync(command, args, { cwd: root, env, encoding: 'utf8', maxBuffer: 1e9, shell: windows });
  if (done.status === 0) return;
  say([done.stdout, done.stderr, done.error?.message].filter(Boolean).join('\n'));
  throw new Refusal(`${failure} (${command} ${args.join(' ')})`);
}

async function prepare({ tools, pages, browser }) {
  const pinned = checkNode();
  const steps = [[() => packagesAreMissing(pinned, tools), () => installPackages(pinned, tools)]];
  if (pages) steps.push([pagesAreStale, buildPages]);
  if (browser) steps.push([browserIsMissing, installBrowser]);

  if (!steps.some(([isNeeded]) => isNeeded())) return;
  const release = await takeLock(lockFile, {
    tell: () => say('waiting for another installation in this folder …'),
    patienceMs: 15 * 60_000,
  });
  if (release === null) {
    throw new Refusal(`Another installation does not end. If there is none, type: rm ${lockFile}`);
  }
  try {
    for (const [isNeeded, act] of steps) if (isNeeded()) act();
  } finally {
    release();
  }
}

const purpose = purposes[process.argv[2]];
try {
  if (purpose === undefined) {
    throw new Refusal(`usage: node scripts/prepare.mjs ${Object.keys(purposes).join('|')}`);
  }
  await prepare(purpose);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  say(error.message);
  process.exitCode = 1;
}
