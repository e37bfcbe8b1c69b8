import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite';
import { compressedCopies } from './scripts/compressed-copies.ts';
import { completeLanguages, defaultLanguage, type Language } from './src/shared/text/language.ts';

const storefront = join(import.meta.dirname, 'src/storefront');

/** Shown by `npm run dev` only; no build serves it. */
const developmentOnly = 'styleguide';

/** Every folder of `screens` is a screen: one entry for the browser, one page for the server. */
const screens = readdirSync(join(storefront, 'screens'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== developmentOnly)
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

/** Vite's names for the builds of a language: `client` and `ssr` are those of the default one. */
const clientOf = (language: Language) => (language === defaultLanguage ? 'client' : `client_${language}`);
const serverOf = (language: Language) => (language === defaultLanguage ? 'ssr' : `ssr_${language}`);

/** German pages have the specification's English words where it prescribes them, unless the shop wants German ones. */
const isGermanThroughout = process.env['WORDING'] === 'german';

/** `#texts/…` are the texts of the language that is built, so a page carries one language and no switch. */
function textsOfLanguage(): Plugin {
  return {
    name: 'texts-of-language',
    enforce: 'pre',
    resolveId(id) {
      const language = this.environment.name.split('_')[1] ?? defaultLanguage;
      const word = /\/wording\/(quoted|worded)\.ts$/.exec(id)?.[1];
      if (isGermanThroughout && language === 'de' && word !== undefined) {
        return join(storefront, `texts/wording/${word}-in-german.ts`);
      }
      if (!id.startsWith('#texts/')) return undefined;
      return join(storefront, 'texts', language, id.slice('#texts/'.length));
    },
  };
}

/**
 * The footer is rendered by the server alone, but counts as if every screen needed what it imports: that goes to the
 * few screens that really do. What forms, sentences, panels and cards need stays with those that have some: lists are
 * met first.
 */
const forEveryScreen =
  /^(?!.*(?:shared\/(?:limits|places\/(?:telephone|phone-link|country)|text\/plain-digits)\.ts|checkout\/payment-methods\.ts|texts\/(?!wording)\w+\/(?!shell|lists|pieces)[\w-]+\.ts|components\/(?:controls\/field|bound-words|pieces\/piece-card)\.tsx|features\/buying\/[\w-]+\.tsx?|reading\/kept-together\.ts)$)/;

/** One file for cards and their buttons: split up by who needs which part, they cost more in all. */
const cards =
  /(?:features\/buying\/[\w-]+|components\/(?:controls\/badge|pieces\/(?:piece-card|price|rendered-at)))\.tsx?$/;

/** Small files that the same screens need: apart, each costs more than its contents in the list of every page. */
const places =
  /(?:shared\/places\/(?:country|postal-code)|texts\/\w+\/countries|storefront\/countries-by-name)\.ts$/;
const placeTyped =
  /(?:features\/delivery\/(?:ask-charges|place-refusal|price-elsewhere)|\/ask-after-pause|shared\/orders\/checkout-fields)\.ts$/;
const deliveryPrice = /(?:features\/delivery\/ask-shipping\.browser|texts\/\w+\/shipping)\.ts$/;

/** A field, and how much may be written in it. */
const field = /(?:components\/controls\/(?:field|room-left)\.tsx|(?:texts\/\w+\/form|shared\/limits)\.ts)$/;

/** What forms keep of a text. */
const drafts = /(?:features\/drafts|shared\/text\/typed-text)\.ts$/;

function browserBuild(language: Language): EnvironmentOptions {
  return {
    consumer: 'client',
    build: {
      outDir: `build/client/${language}`,
      manifest: true,
      // One style sheet for all pages: it is inlined, and so small that parts would not pay.
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: Object.fromEntries(screens.map((screen) => [screen, `screen:${screen}`])),
        // What only the server renders of a page takes along none of the files that it imports.
        treeshake: { moduleSideEffects: [{ test: /\/src\/.*\.tsx?$/, sideEffects: false }] },
        // A text is in the file that shows it, and not in one with all texts of its catalogue.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        output: {
          // Each page lists the files that may be loaded later, and hashes do not compress: 42 bits tell builds apart.
          chunkFileNames: ({ name }) => `assets/${name.replace(/\.browser$/, '')}-[hash:7].js`,
          codeSplitting: {
            // What many screens load at once is one file, kept by the browser from screen to screen: a dozen
            // files of some hundred bytes each cost more in requests than they save. From ten screens on, since
            // pages of text, of an order and of a contract each share much that no list needs.
            // Named files alone: what they import of others is judged by itself, or `forEveryScreen` would keep nothing out.
            includeDependenciesRecursively: false,
            groups: [
              { name: 'shop', tags: ['$initial'], minShareCount: 10, test: forEveryScreen },
              { name: 'piece-card', test: cards },
              { name: 'field', test: field },
              { name: 'drafts', test: drafts },
              { name: 'places', test: places },
              { name: 'place', test: placeTyped },
              { name: 'delivery-price', test: deliveryPrice },
            ],
          },
        },
      },
    },
  };
}

function serverBuild(language: Language, bundled: boolean): EnvironmentOptions {
  return {
    consumer: 'server',
    // React is bundled, so that the server loads one file and never React's development build.
    resolve: { noExternal: bundled || [] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: `build/server/${language}`,
      ssr: join(storefront, 'render-page.tsx'),
      rolldownOptions: { output: { entryFileNames: 'pages.js' } },
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [textsOfLanguage(), screenEntries(), react(), tailwindcss(), compressedCopies()],
  publicDir: false,
  environments: Object.fromEntries(
    completeLanguages.flatMap((language) => [
      [clientOf(language), browserBuild(language)],
      [serverOf(language), serverBuild(language, command === 'build')],
    ]),
  ),
  builder: {
    async buildApp(builder) {
      await Promise.all(Object.values(builder.environments).map((environment) => builder.build(environment)));
    },
  },
}));
