import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeProvider } from '../../payments/testing/fake-provider.ts';
import { deliveredPrice, initiated, subjectsTo } from '../testing/an-order.ts';
import {
  aCheckout,
  aPieceForSale,
  aWish,
  openTestOrdering,
  type TestOrdering,
} from '../testing/open-test-ordering.ts';

let shop: TestOrdering;
const stripe = fakeProvider('stripe');
const paypal = fakeProvider('paypal');
beforeAll(async () => {
  shop = await openTestOrdering({ providers: { stripe, paypal } });
});
afterAll(() => shop.db.close());

/** What may happen, in any order and as often as chance will have it. */
type Step =
  | 'card-authorised'
  | 'wallet-approved'
  | 'card-told'
  | 'wallet-told'
  | 'card-returns'
  | 'reconciled'
  | 'provider-fails'
  | 'answer-lost'
  | 'minutes-pass'
  | 'day-passes'
  | 'lapsing-job';

const steps = fc.array(
  fc.constantFrom<Step>(
    'card-authorised',
    'wallet-approved',
    'card-told',
    'wallet-told',
    'card-returns',
    'reconciled',
    'provider-fails',
    'answer-lost',
    'minutes-pass',
    'day-passes',
    'lapsing-job',
  ),
  { minLength: 3, maxLength: 14 },
);

let buyers = 0;

async function anOrderWithTwoPayments() {
  buyers += 1;
  const email = `chance-${buyers}@example.org`;
  const piece = await aPieceForSale(shop.db, shop.inventory);
  const orderId = await initiated(
    shop,
    aCheckout([aWish(piece)], deliveredPrice, { email, paymentMethod: 'stripe' }),
  );
  await shop.ordering.confirmOrder(orderId, null);
  const asked = [
    await shop.ordering.askForPayment(orderId, 'card'),
    await shop.ordering.askForPayment(orderId, 'wallet'),
  ].map((one) => {
    if (!one.ok) throw new Error(one.error.code);
    return { id: one.value.payment.id, externalId: one.value.externalId };
  });
  const [card, wallet] = asked;
  if (card === undefined || wallet === undefined) throw new Error('two payments were asked for');
  return { email, piece, orderId, card, wallet };
}

type Order = Awaited<ReturnType<typeof anOrderWithTwoPayments>>;

/** A shopper who has abandoned a payment can no longer approve it. */
function agree(provider: typeof stripe, externalId: string): void {
  if (provider.payment(externalId).state === 'open') provider.authorise(externalId);
}

async function take(step: Step, { orderId, card, wallet }: Order): Promise<void> {
  switch (step) {
    case 'card-authorised':
      return agree(stripe, card.externalId);
    case 'wallet-approved':
      return agree(paypal, wallet.externalId);
    case 'card-told':
      return void (await shop.ordering.settlePayment(card.id));
    case 'wallet-told':
      return void (await shop.ordering.settlePayment(wallet.id));
    case 'card-returns':
      return void (await shop.ordering.returnFromProvider('stripe', card.externalId, orderId));
    case 'reconciled':
      return void (await shop.ordering.reconcilePayments());
    case 'provider-fails':
      return stripe.fail(1, 'before');
    case 'answer-lost':
      return stripe.fail(1, 'after');
    case 'minutes-pass':
      return shop.passMinutes(16);
    case 'day-passes':
      return shop.passMinutes(24 * 60);
    case 'lapsing-job':
      return void (await shop.ordering.lapseOrders());
  }
}

test('whatever comes first, however often: one payment at most, and it buys the piece', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (chosen) => {
      const order = await anOrderWithTwoPayments();
      for (const step of chosen) await take(step, order);
      // At the end every event is delivered ten times, and the providers are up again.
      stripe.fail(0);
      for (let round = 0; round < 10; round += 1) {
        await shop.ordering.settlePayment(order.card.id);
        await shop.ordering.settlePayment(order.wallet.id);
      }
      await shop.makeRefunds();
      await shop.ordering.lapseOrders();

      const states = [stripe.payment(order.card.externalId), paypal.payment(order.wallet.externalId)];
      const taken = states.filter(({ state }) => state === 'captured');
      const kept = taken.filter(({ amountCents, refundedCents }) => refundedCents < amountCents);
      const found = await shop.ordering.getOrder(order.orderId);
      const isPaid = found.ok && found.value.payment?.state === 'received';
      expect(kept).toHaveLength(isPaid ? 1 : 0);
      if (isPaid) {
        expect(found.value.state).toBe('accepted');
        expect(found.value.payment?.externalId).toBe(kept[0]?.transactionId);
      }
      const calendar = await shop.inventory.calendarOf(shop.db, order.piece, shop.now());
      const kinds = calendar.flatMap(({ entries }) => entries.map(({ kind }) => kind));
      expect(kinds.includes('sale')).toBe(isPaid);
      const paidMails = (await subjectsTo(shop, order.email)).filter((one) =>
        one.startsWith('Zahlung erhalten'),
      );
      expect(paidMails).toHaveLength(isPaid ? 1 : 0);
      // The customer who authorised in time, or while the piece was free, has it.
      if (chosen.includes('card-authorised') || chosen.includes('wallet-approved')) {
        expect([isPaid, states.some(({ state }) => state === 'cancelled')]).toContain(true);
      }
    }),
    { numRuns: 40 },
  );
}, 120_000);
