// What a shop's packages bring along that no shop reads, thrown away after they were installed: more than half of all
// bytes on the disk, most of it in small files. Runs before anything is installed, as `prepare.mjs` does.
import * as fs from 'node:fs';
import path from 'node:path';

/** Types and source maps are for whoever writes code; the server and the build of the pages read neither. */
const unread = /\.(?:map|d\.[cm]?ts)$/;

/** C headers and manuals of the Node that npm installs: add-ons come compiled. */
const unreadOfNode = ['include', 'share'];

const iconPackage = '@mui/icons-material';
// A type is no reason to keep an icon.
const iconImport = new RegExp(`(?<!import type [^;]*)['"]${iconPackage}(?:/(\\w+))?['"]`, 'g');
const code = /\.[cm]?[jt]sx?$/;

function* filesBelow(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const where = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(where);
    else if (entry.isFile()) yield where;
  }
}

function* packagesIn(modules) {
  for (const entry of fs.readdirSync(modules, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name.startsWith('.')) continue;
    const where = path.join(modules, entry.name);
    if (!entry.name.startsWith('@')) yield where;
    else for (const name of fs.readdirSync(where)) yield path.join(where, name);
  }
}

function asksForIcons(folder) {
  const description = path.join(folder, 'package.json');
  if (!fs.existsSync(description)) return false;
  const { dependencies, peerDependencies } = JSON.parse(fs.readFileSync(description, 'utf8'));
  return iconPackage in { ...dependencies, ...peerDependencies };
}

/** The names of the icons that somebody imports, or null when somebody imports the index, which needs all of them. */
function iconsInUse(modules, ownCode) {
  const names = new Set();
  for (const folder of [ownCode, ...[...packagesIn(modules)].filter(asksForIcons)]) {
    for (const file of filesBelow(folder)) {
      if (!code.test(file) || unread.test(file)) continue;
      for (const [, name] of fs.readFileSync(file, 'utf8').matchAll(iconImport)) {
        if (name === undefined) return null;
        names.add(name);
      }
    }
  }
  return names;
}

function removeUnusedIcons(modules, ownCode) {
  const icons = path.join(modules, iconPackage);
  const used = fs.existsSync(icons) ? iconsInUse(modules, ownCode) : null;
  if (used === null) return;
  for (const name of fs.readdirSync(icons)) {
    // An icon's name begins with a capital or a digit; other files are shared by them.
    const icon = /^([A-Z0-9]\w*)\.m?js$/.exec(name)?.[1];
    if (icon && !used.has(icon)) fs.unlinkSync(path.join(icons, name));
  }
}

/** @param {{ modules: string, ownCode: string }} folders Where the packages lie, and the code of ours that imports icons. */
export function slimPackages({ modules, ownCode }) {
  removeUnusedIcons(modules, ownCode);
  for (const folder of packagesIn(modules)) {
    if (!path.basename(folder).startsWith('node-')) continue;
    if (!fs.existsSync(path.join(folder, 'bin/node'))) continue;
    for (const name of unreadOfNode) fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  for (const file of filesBelow(modules)) if (unread.test(file)) fs.unlinkSync(file);
}
