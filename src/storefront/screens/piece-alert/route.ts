import type { PageRoute } from '../../page.ts';

/** The steps of waiting for a piece, and of ending it. */
export type AlertStep = 'confirm' | 'confirmed' | 'stop' | 'stopped' | 'invalid';

/** A map, because an object also has 'constructor' and the like. */
const steps = new Map<string, AlertStep>([
  ['bestaetigen', 'confirm'],
  ['bestaetigt', 'confirmed'],
  ['beenden', 'stop'],
  ['beendet', 'stopped'],
  ['link-ungueltig', 'invalid'],
]);

/**
 * The pages behind the mails about pieces that somebody waits for. Their links carry a token behind '#', which only the
 * browser sees. They are never cached.
 */
export const route: PageRoute<{ readonly step: AlertStep }> = {
  screen: 'piece-alert',
  paths: ['/benachrichtigung/:step'],
  secretAddress: true,
  load(_shop, { params }) {
    const step = steps.get(params['step'] ?? '');
    return Promise.resolve(step === undefined ? { kind: 'not-found' } : { kind: 'page', data: { step } });
  },
};
