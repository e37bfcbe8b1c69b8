import { escapeHtml } from '../../platform/html/escape-html.ts';
import type { RenderedPage } from '../../storefront/render-page.tsx';
import type { PageBundle } from './page-bundle.ts';

/** The whole document of a page, as text. */
export function documentOf(parts: {
  readonly bundle: PageBundle;
  readonly screen: string;
  readonly rendered: RenderedPage;
  /** `PageState`, for the browser. */
  readonly stateJson: string;
  readonly publicUrl: string;
  readonly hashScript: string;
}): string {
  const { bundle, rendered, publicUrl } = parts;
  const { head } = rendered;
  const scripts = bundle.scripts(parts.screen);
  const canonical =
    head.canonical === null
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeHtml(publicUrl + head.canonical)}">` +
        `<link rel="alternate" hreflang="de" href="${escapeHtml(publicUrl + head.canonical)}">`;
  return (
    '<!doctype html><html lang="de"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">' +
    `<script>${parts.hashScript}</script>` +
    `<title>${escapeHtml(head.title)}</title>` +
    `<meta name="description" content="${escapeHtml(head.description)}">` +
    canonical +
    '<meta name="theme-color" content="#f6f2ea">' +
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">' +
    bundle.headHtml +
    `</head><body><div id="root">${rendered.html}</div>` +
    `<script type="application/json" id="page-state">${scriptJson(parts.stateJson)}</script>` +
    // After the content, so that nothing competes with the first picture.
    `<script type="module" src="${scripts.entry}"></script>` +
    scripts.imports.map((file) => `<link rel="modulepreload" href="${file}">`).join('') +
    '</body></html>'
  );
}

/** Data for a script block of type JSON, which is never executed; `<` is escaped so that nothing can end it. */
function scriptJson(json: string): string {
  return json.replace(/</g, '\\u003c');
}
