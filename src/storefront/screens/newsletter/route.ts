import type { PageRoute } from '../../page.ts';

/** The steps of subscribing and unsubscribing. */
export type NewsletterStep = 'asked' | 'confirm' | 'confirmed' | 'unsubscribe' | 'unsubscribed' | 'invalid';

/** A map, because an object also has 'constructor' and the like. */
const steps = new Map<string, NewsletterStep>([
  ['fast-geschafft', 'asked'],
  ['bestaetigen', 'confirm'],
  ['bestaetigt', 'confirmed'],
  ['abbestellen', 'unsubscribe'],
  ['abbestellt', 'unsubscribed'],
  ['link-ungueltig', 'invalid'],
]);

/**
 * The pages behind the newsletter's mails. Their links carry a token behind '#', which only the browser sees; mails of
 * 2026 and before have it in the query. They are never cached.
 */
export const route: PageRoute<{ readonly step: NewsletterStep; readonly token: string | null }> = {
  screen: 'newsletter',
  paths: ['/newsletter/:step'],
  query: ['token'],
  secretAddress: true,
  load(_shop, { params, query }) {
    const step = steps.get(params['step'] ?? '');
    if (step === undefined) return Promise.resolve({ kind: 'not-found' });
    return Promise.resolve({ kind: 'page', data: { step, token: query['token'] ?? null } });
  },
};
