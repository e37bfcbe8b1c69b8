import type { ProviderBehaviour } from '../../sandbox/behaviour.ts';
import { okCard, type PayingShop } from '../api/pay-by-card.ts';

export interface BadProviderAnswer {
  /** 'card, slow, taking the money' */
  readonly what: string;
  readonly status: number;
  readonly seconds: number;
  /** The same request, once the provider works again. */
  readonly afterwards: number;
}

const failures: readonly ProviderBehaviour[] = [
  { kind: 'slow', ms: 30_000 },
  { kind: 'lost' },
  { kind: 'failing' },
  { kind: 'nonsense' },
];

/**
 * What a shopper sees, and when, while the provider takes 30 seconds, loses its answers, fails or sends nonsense: when
 * the card form or the wallet is opened, and when the money is taken. And again, once it works.
 */
export async function answersOfBadProvider(shop: PayingShop): Promise<BadProviderAnswer[]> {
  const answers: BadProviderAnswer[] = [];
  const ask = async (
    what: string,
    behaviour: ProviderBehaviour,
    request: () => Promise<{ statusCode: number }>,
  ) => {
    shop.sandbox.behaviour.change(behaviour);
    const began = performance.now();
    const { statusCode: status } = await request();
    const seconds = (performance.now() - began) / 1000;
    shop.sandbox.behaviour.change({ kind: 'fine' });
    const { statusCode: afterwards } = await request();
    answers.push({ what: `${what}, ${behaviour.kind}`, status, seconds, afterwards });
  };
  for (const failure of failures) {
    const byCard = await shop.aPlacedOrder('stripe');
    await ask('opening the card form', failure, () => shop.post('/api/card-intent', { orderId: byCard }));
    const { intent } = await shop.payByCard(byCard, okCard);
    await ask('taking the card', failure, () =>
      shop.post('/api/card-confirm', { paymentIntentId: intent.id }),
    );
    const byWallet = await shop.aPlacedOrder('paypal');
    await ask('opening the wallet', failure, () => shop.post('/api/wallet-order', { orderId: byWallet }));
  }
  return answers;
}

/**
 * The provider was unavailable, the shop said so in time, and worked afterwards. A captured card may be reported as
 * captured.
 */
export function isSound({ status, seconds, afterwards }: BadProviderAnswer): boolean {
  return status === 503 && seconds < 40 && afterwards === 200;
}
