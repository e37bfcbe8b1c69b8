import { escapeHtml } from '../../src/platform/html/escape-html.ts';
import type { Pair } from './differences.ts';
import { fileOf } from './take-set.ts';

export interface Comparison {
  /** The names of the two sets, and their folders beside the page. */
  readonly before: { readonly name: string; readonly folder: string } | null;
  readonly after: { readonly name: string; readonly folder: string };
  readonly differences: string;
  readonly pairs: readonly Pair[];
}

/** A page that needs no server: before, after, and the difference, largest first. */
export function sideBySide(comparison: Comparison): string {
  const { before, after, pairs } = comparison;
  const differing = pairs.filter(({ share }) => share > 0).length;
  const title =
    before === null
      ? `Pictures of ${after.name}`
      : `${before.name} beside ${after.name}: ${differing} differ`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>${escapeHtml(title)}</h1>
<p><kbd>n</kbd> next, <kbd>p</kbd> previous, <kbd>1</kbd> 390&nbsp;px, <kbd>2</kbd> 768&nbsp;px, <kbd>3</kbd> 1440&nbsp;px, <kbd>0</kbd> all widths</p>
</header>
<main>
${pairs.map((pair) => entry(pair, comparison)).join('\n')}
</main>
<script>${script}</script>
</body>
</html>
`;
}

function entry(pair: Pair, { before, after, differences }: Comparison): string {
  const { name, width, share } = pair;
  const file = fileOf(name, width);
  const id = `${name}-${width}`;
  const said = before === null ? '' : share === 0 ? ' – the same' : ` – ${(share * 100).toFixed(2)} %`;
  const hasBoth = pair.before === null && pair.after === null;
  const figures = [
    ...(before === null ? [] : [figure(before.name, `${before.folder}/${file}`, pair.before)]),
    figure(after.name, `${after.folder}/${file}`, pair.after),
    ...(before !== null && hasBoth && share > 0
      ? [figure('what differs', `${differences}/${file}`, null)]
      : []),
  ];
  return `<section id="${id}" data-width="${width}" tabindex="-1" aria-labelledby="${id}-name">
<h2 id="${id}-name">${escapeHtml(name)}, ${width} px${said}</h2>
<div>${figures.join('')}</div>
</section>`;
}

function figure(caption: string, address: string, problem: string | null): string {
  const shown =
    problem === null
      ? `<a href="${escapeHtml(address)}"><img src="${escapeHtml(address)}" alt="" loading="lazy"></a>`
      : `<p>${escapeHtml(problem)}</p>`;
  return `<figure><figcaption>${escapeHtml(caption)}</figcaption>${shown}</figure>`;
}

const style = `
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #1c1a17; background: #f4f1ec; }
header, section { padding: 1rem 1.5rem; }
h1 { font-size: 1.5rem; margin: 0; }
h2 { font-size: 1.1rem; margin: 0 0 .5rem; }
section { border-top: 1px solid #c9c2b6; scroll-margin-top: 0; }
section:focus { outline: 3px solid #0b5cad; outline-offset: -3px; }
section[hidden] { display: none; }
section > div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start; }
figure { margin: 0; }
figcaption { font-size: .875rem; margin-bottom: .25rem; }
img { max-width: 100%; background: #fff; border: 1px solid #c9c2b6; }
kbd { padding: 0 .35rem; border: 1px solid #8b8375; border-radius: 3px; background: #fff; }
`;

const script = `
const all = [...document.querySelectorAll('section')];
const widths = { 1: '390', 2: '768', 3: '1440' };
addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if ('0123'.includes(event.key)) {
    for (const section of all) section.hidden = event.key !== '0' && section.dataset.width !== widths[event.key];
    return;
  }
  const step = { n: 1, p: -1 }[event.key];
  if (step === undefined) return;
  const shown = all.filter((section) => !section.hidden);
  const at = shown.indexOf(document.activeElement?.closest('section'));
  const next = shown[at === -1 && step === -1 ? shown.length - 1 : at + step];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView();
});
`;
