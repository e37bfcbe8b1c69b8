import type { PageRoute } from '../../page.ts';

/** The steps of a cart's reminder, and the way back to the cart. */
export type ReminderStep = 'confirm' | 'confirmed' | 'stop' | 'stopped' | 'invalid' | 'cart';

/** A map, because an object also has 'constructor' and the like. */
const steps = new Map<string, ReminderStep>([
  ['bestaetigen', 'confirm'],
  ['bestaetigt', 'confirmed'],
  ['beenden', 'stop'],
  ['beendet', 'stopped'],
  ['link-ungueltig', 'invalid'],
  ['warenkorb', 'cart'],
]);

/** The pages behind a reminder's mails. Tokens and cart are behind '#', which only the browser sees. */
export const route: PageRoute<{ readonly step: ReminderStep }> = {
  screen: 'cart-reminder',
  paths: ['/warenkorb-erinnerung/:step'],
  secretAddress: true,
  load(_shop, { params }) {
    const step = steps.get(params['step'] ?? '');
    if (step === undefined) return Promise.resolve({ kind: 'not-found' });
    return Promise.resolve({ kind: 'page', data: { step } });
  },
};
