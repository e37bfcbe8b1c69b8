import { createHash } from 'node:crypto';
import {
  addressIn,
  completeLanguages,
  defaultLanguage,
  type Language,
} from '../../../shared/text/language.ts';
import type { PageRoute } from '../../../storefront/page.ts';
import { carryPicture } from './carry-picture.ts';
import { keepPress } from './keep-press.ts';
import { keepTyped } from './keep-typed.ts';
import { onePress } from './one-press.ts';
import { startScripts } from './start-scripts.ts';

/**
 * The one inlined script of a page in a language. It runs before anything is painted, and
 *
 * - redirects the specification's hash addresses ('/#/product/{id}') to the real ones, also when the hash changes on an
 *   open page. Only addresses of our own: '/#//elsewhere' goes nowhere, and in-page anchors stay anchors;
 * - loads the page's scripts once its main picture has arrived, and carries a photograph over to its piece's page;
 * - remembers typed text, and a press on a button, until the page can handle it; lets a second press do nothing elsewhere;
 * - redirects visitors from other sites who arrive at a German page, but have chosen another language before, to that
 *   language.
 */
export function headScript(
  routes: readonly PageRoute<unknown>[],
  language: Language,
): { text: string; source: string } {
  const text = `(function(){${hashAddresses(routes, language)}${rememberedLanguage(language)}(${startScripts.toString()})();(${keepTyped.toString()})();(${onePress.toString()})();(${keepPress.toString()})();(${carryPicture.toString()})()})()`;
  return { text, source: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
}

function hashAddresses(routes: readonly PageRoute<unknown>[], language: Language): string {
  const firstParts = new Set(
    routes.flatMap((route) => route.paths.map((path) => path.split('/')[1] ?? '')).filter(Boolean),
  );
  const known = [...firstParts].sort().join('|');
  const prefix = language === defaultLanguage ? '' : `'${addressIn(language, '/')}'+`;
  return (
    `var k=/^#(\\/(?:(?:${known})(?:[/?][^#]*)?)?)$/;` +
    'function go(){var m=k.exec(location.hash);' +
    `if(m&&m[1].indexOf('//')<0)location.replace(${prefix}m[1])}` +
    "go();addEventListener('hashchange',go);"
  );
}

function rememberedLanguage(language: Language): string {
  const others = completeLanguages.filter((other) => other !== defaultLanguage);
  if (language !== defaultLanguage || others.length === 0) return '';
  return (
    `try{var l=localStorage.getItem('language');if(/^(?:${others.join('|')})$/.test(l)` +
    "&&document.referrer.indexOf(location.origin+'/')!==0)" +
    "location.replace('/'+l+(location.pathname==='/'?'':location.pathname)+location.search+location.hash)}" +
    'catch(e){}'
  );
}
