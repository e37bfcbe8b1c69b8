import type { ShopNotice } from '../../storefront/components/shell/shell-data.ts';
import { notices as german } from '../../storefront/texts/de/shell.ts';
import { notices as english } from '../../storefront/texts/en/shell.ts';

/**
 * The page shown when no page can be made now: self-contained, in both languages. It also shows the notice that every
 * page has at its top.
 */
export function busyPage(notice: ShopNotice | null): string {
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Einen Augenblick bitte · One moment please</title></head>
<body>${notice === null ? '' : `<aside><p><strong>${german[notice]}</strong></p><p lang="en"><strong>${english[notice]}</strong></p></aside>\n`}<h1>Einen Augenblick bitte</h1>
<p>Gerade ist im Shop sehr viel los. Bitte laden Sie diese Seite in ein paar Sekunden noch einmal.</p>
<div lang="en"><h2>One moment please</h2>
<p>The shop is very busy just now. Please load this page again in a few seconds.</p></div>
</body></html>
`;
}
