import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    // Started by name: from npm scripts, and by the page build, which finds the screens by their place.
    'src/server/main.ts',
    'src/server/cli/*.ts',
    'photo-studio/photos.mjs',
    'src/storefront/{hydrate-page,render-page}.tsx',
    'src/admin/main.tsx',
    'src/storefront/screens/**/{page.tsx,route.ts}',
    // Their keys are those of the German ones, which tests compare.
    'src/storefront/texts/!(de)/**/*.ts',
    'scripts/*.{ts,mjs}',
    // The build names it.
    'vite.admin.config.ts',
    'bench/*.ts',
    'tests/{load,faults}/*.ts',
    'tests/{hostile,monkey,pictures}/main.ts',
    // Loaded before shops that are photographed and tested, and what fills those.
    'tests/pictures/fixed-day.ts',
    'tests/browser/{quick,fill}-shop.ts',
  ],
  project: [
    '{src,tests,scripts,demo,sandbox,bench,photo-studio}/**/*.{ts,tsx,mjs,css}',
    '*.{ts,js}',
    // These break the rules on purpose.
    '!tests/architecture/planted/**',
  ],
  // The type of an argument or an answer is exported for whoever calls, who may not need to name it yet.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // A front door names the types of its questions and answers, also where callers infer them.
  ignoreIssues: { 'src/{modules/*,read-models}/index.ts': ['types'] },
  // Looked for on the machine, and only where they are needed: the test browser, and rendering photographs.
  ignoreBinaries: ['apt-get', 'apt-cache', 'gcc'],
};

export default config;
