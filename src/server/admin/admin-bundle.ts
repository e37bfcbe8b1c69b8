import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { buildFolder } from '../pages/page-bundle.ts';

/** The files that the back office's document refers to. */
export interface AdminBundle {
  /** Goes into the document's head. */
  readonly headHtml: string;
  /** The folder of the built files; null in development, where Vite serves them. */
  readonly assetFolder: string | null;
}

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), isEntry: z.boolean().optional(), css: z.array(z.string()).optional() }),
);

/**
 * Loads the finished build.
 * @throws Error if there is none
 */
export function loadAdminBundle(): AdminBundle {
  const folder = join(buildFolder, 'admin');
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as unknown,
  );
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry === true);
  if (entry === undefined) throw new Error('the build has no back office');
  const styles = (entry.css ?? []).map((file) => `<link rel="stylesheet" href="/admin/${file}">`);
  return {
    headHtml: `${styles.join('')}<script type="module" src="/admin/${entry.file}"></script>`,
    assetFolder: join(folder, 'assets'),
  };
}
