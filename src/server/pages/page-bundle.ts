import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { renderPage } from '../../storefront/render-page.tsx';

export const buildFolder = join(import.meta.dirname, '../../../build');

/** What the build made of the storefront: the function that renders, and what documents refer to. */
export interface PageBundle {
  render(screen: string, state: Parameters<typeof renderPage>[1]): Promise<ReturnType<typeof renderPage>>;
  /** The script that hydrates a screen, and what it needs at once. */
  scripts(screen: string): { readonly entry: string; readonly imports: readonly string[] };
  /** Goes into the document's head: styles, and in development what keeps them fresh. */
  readonly headHtml: string;
  /** Development: what it renders may change at any time, so pages are not kept. */
  readonly fresh: boolean;
  /** CSP sources of the inlined styles; null switches the policy off (development). */
  readonly styleSource: string | null;
}

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
  }),
);

/** Loads the finished build. @throws Error when there is none */
export async function loadPageBundle(): Promise<PageBundle> {
  const client = join(buildFolder, 'client');
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as unknown,
  );
  const chunks = Object.values(manifest);
  const css = chunks.find((chunk) => chunk.file.endsWith('.css'))?.file;
  if (css === undefined) throw new Error('the build has no style sheet');
  const styles = readFileSync(join(client, css), 'utf8').trim();
  const pages = (await import(pathToFileURL(join(buildFolder, 'server/pages.js')).href)) as {
    renderPage: typeof renderPage;
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
    render: (screen, state) => Promise.resolve(pages.renderPage(screen, state)),
    scripts(screen) {
      const found = scripts.get(screen);
      if (found === undefined) throw new Error(`the build has no script for the screen ${screen}`);
      return found;
    },
    fresh: false,
    headHtml: `<style>${styles}</style>`,
    styleSource: `'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  };
}
