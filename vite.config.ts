import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const storefront = join(import.meta.dirname, 'src/storefront');

/** Every folder of `screens` is a screen: one entry for the browser, one page for the server. */
const screens = readdirSync(join(storefront, 'screens'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** The browser's entry of a screen: hydrate its page. Written here, since all of them are alike. */
function screenEntries(): Plugin {
  const prefix = 'screen:';
  return {
    name: 'screen-entries',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const screen = id.slice(prefix.length + 1);
      return [
        `import { hydratePage } from ${JSON.stringify(join(storefront, 'hydrate-page.tsx'))};`,
        `import { Page } from ${JSON.stringify(join(storefront, 'screens', screen, 'page.tsx'))};`,
        `hydratePage(Page);`,
      ].join('\n');
    },
  };
}

/** Puts compressed copies beside the scripts, once a build; the server sends those. */
function compressedCopies(): Plugin {
  return {
    name: 'compressed-copies',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle({ dir = '' }, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const file = join(dir, output.fileName);
        writeFileSync(`${file}.br`, brotliCompressSync(output.code));
        writeFileSync(`${file}.gz`, gzipSync(output.code, { level: 9 }));
      }
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [screenEntries(), react(), tailwindcss(), compressedCopies()],
  publicDir: false,
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        manifest: true,
        // One style sheet for all pages: it is inlined, and so small that parts would not pay.
        cssCodeSplit: false,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: Object.fromEntries(screens.map((screen) => [screen, `screen:${screen}`])),
          output: {
            codeSplitting: {
              // What many screens load at once is one file, kept by the browser from screen to screen: a dozen
              // files of some hundred bytes each cost more in requests than they save. From four screens on,
              // because the three of an order share much that nobody else needs.
              groups: [{ name: 'shop', tags: ['$initial'], minShareCount: 4 }],
            },
          },
        },
      },
    },
    ssr: {
      // React is bundled, so that the server loads one file and never React's development build.
      resolve: { noExternal: command === 'build' || [] },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'build/server',
        ssr: join(storefront, 'render-page.tsx'),
        rolldownOptions: { output: { entryFileNames: 'pages.js' } },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      await Promise.all(Object.values(builder.environments).map((environment) => builder.build(environment)));
    },
  },
}));
