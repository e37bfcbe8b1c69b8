import type { Language } from '../../../shared/text/language.ts';
import type { PageRoute } from '../../page.ts';
import { withAnchors } from '../../reading/anchors.server.ts';

/** The page, or the page that the form leads to without script. */
export type BuyInData =
  | {
      readonly step: 'form';
      readonly language: Language;
      readonly title: string;
      readonly description: string;
      readonly html: string;
    }
  | { readonly step: 'thanks' | 'failed' };

/** A map, because an object also has 'constructor' and the like. */
const answers = new Map<string, 'thanks' | 'failed'>([
  ['danke', 'thanks'],
  ['fehler', 'failed'],
]);

/** Ankauf: what the shop buys, and the form for offers (spec 2.17). */
export const route: PageRoute<BuyInData> = {
  screen: 'buy-in',
  paths: ['/ankauf', '/ankauf/:answer'],
  async load(shop, { params, language }) {
    const answer = params['answer'];
    if (answer !== undefined) {
      const step = answers.get(answer);
      return step === undefined ? { kind: 'not-found' } : { kind: 'page', data: { step } };
    }
    const text = await shop.content.page('ankauf', language);
    if (text === null) return { kind: 'not-found' };
    const { title, description, html } = text;
    const anchored = withAnchors(html).html;
    return {
      kind: 'page',
      data: { step: 'form', language: text.language, title, description, html: anchored },
    };
  },
};
