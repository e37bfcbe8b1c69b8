import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { completeLanguages, type Language } from '../../shared/text/language.ts';
import type { renderNotice, renderPage } from '../../storefront/render-page.tsx';

export const buildFolder = join(import.meta.dirname, '../../../build');

/** The storefront's build: the render function, and the files that documents refer to. */
export interface PageBundle {
  render(...page: Parameters<typeof renderPage>): Promise<ReturnType<typeof renderPage>>;
  /** The line at the top of kept pages that are shown while the database is away, as HTML. */
  readonly awayNotice: string;
  /** The script that hydrates a screen, and the imports it needs at once. */
  scripts(screen: string): { readonly entry: string; readonly imports: readonly string[] };
  /** Goes into the document's head: styles, and in development the code that keeps them fresh. */
  readonly headHtml: string;
  /** Development: sources may change at any time, so pages are not cached. */
  readonly fresh: boolean;
  /** CSP sources of the inlined styles; null switches the policy off (development). */
  readonly styleSource: string | null;
}

/** The build of each complete language. */
export type PageBundles = (language: Language) => PageBundle;

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
  }),
);

/**
 * Loads the finished build.
 * @throws Error if there is none
 */
export async function loadPageBundles(): Promise<PageBundles> {
  const loaded = await Promise.all(
    completeLanguages.map(async (language) => [language, await loadPageBundle(language)] as const),
  );
  const bundles = new Map(loaded);
  return (language) => {
    const bundle = bundles.get(language);
    if (bundle === undefined) throw new Error(`there are no pages in ${language}`);
    return bundle;
  };
}

async function loadPageBundle(language: Language): Promise<PageBundle> {
  const client = join(buildFolder, 'client', language);
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as unknown,
  );
  const chunks = Object.values(manifest);
  const css = chunks.find((chunk) => chunk.file.endsWith('.css'))?.file;
  if (css === undefined) throw new Error('the build has no style sheet');
  const styles = readFileSync(join(client, css), 'utf8').trim();
  const pages = (await import(pathToFileURL(join(buildFolder, 'server', language, 'pages.js')).href)) as {
    renderPage: typeof renderPage;
    renderNotice: typeof renderNotice;
  };
  const scripts = new Map(
    chunks
      .filter((chunk) => chunk.isEntry === true && chunk.name !== undefined)
      .map((chunk) => [
        chunk.name,
        {
          entry: `/${chunk.file}`,
          imports: (chunk.imports ?? []).map((key) => `/${manifest[key]?.file ?? ''}`),
        },
      ]),
  );
  return {
    render: (...page) => Promise.resolve(pages.renderPage(...page)),
    awayNotice: pages.renderNotice('away'),
    scripts(screen) {
      const found = scripts.get(screen);
      if (found === undefined) throw new Error(`the build has no script for the screen ${screen}`);
      return found;
    },
    fresh: false,
    headHtml: fontPreloads(styles) + `<style>${styles}</style>`,
    styleSource: `'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  };
}

/** Preloads the fonts, so that they have usually arrived before anything is painted: none is used later on that page. */
function fontPreloads(styles: string): string {
  const addresses = styles.match(/\/assets\/[\w.-]+\.woff2/g);
  if (addresses === null) throw new Error('the styles name no fonts');
  return [...new Set(addresses)]
    .map((address) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address}">`)
    .join('');
}
