import type { MailBlock } from '../../../../platform/mail/mail-blocks.ts';
import type { Mail } from '../../../../platform/mail/mail.ts';
import { orderMail } from '../../../../platform/mail/order-mail.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { payableOf } from '../../domain/order.ts';
import type { OrderingDependencies } from '../ordering-dependencies.ts';
import type { OrderView } from '../reading/order-view.ts';
import { orderMailTexts, paragraph, summary, aboutOrder } from './mail-parts.ts';
import { nameOf } from '../evidence/evidence-sheet.ts';

/**
 * Tells the shop of an order that has just become binding: paid by card or from the wallet, or accepted with its money
 * awaited by bank transfer. Callers are the two places where that happens once in an order's life.
 */
export async function tellShop(
  { content, publicUrl }: Pick<OrderingDependencies, 'content' | 'publicUrl'>,
  tx: Tx,
  view: OrderView,
  now: Date,
): Promise<void> {
  const { email } = await content.companyData(tx);
  await orderMail(tx, () => newOrderMail(view, email, publicUrl), now, aboutOrder(view));
}

/**
 * In German, whatever the customer's language. Telephone, e-mail and street are left out: the office shows them, and a
 * mailbox keeps them longer than is needed. It is not about the order as staff find its mails, which are the customer's.
 */
function newOrderMail(ordered: OrderView, to: string, publicUrl: string): Mail {
  const view: OrderView = { ...ordered, language: 'de' };
  const { customer, number, paymentMethod, totals, payment } = view;
  const t = orderMailTexts('de');
  const isPaid = paymentMethod !== 'bank_transfer';
  const { billing } = customer;
  const rows = [
    { label: texts.customer, value: nameOf(customer) },
    {
      label: texts.delivery,
      value:
        view.delivery === 'pickup'
          ? t.pickup
          : view.delivery === 'download'
            ? t.boughtGift.name
            : texts.sentTo(customer.postalCode, customer.city),
    },
    ...(billing === null
      ? []
      : [{ label: texts.invoice, value: texts.billedTo(nameOf(billing), billing.postalCode, billing.city) }]),
    { label: texts.payment, value: texts.methods[paymentMethod] },
    ...(customer.note === null ? [] : [{ label: texts.note, value: '', details: [customer.note] }]),
  ];
  const blocks: MailBlock[] = [
    paragraph(isPaid ? texts.paid(t.euros(totals.totalCents)) : texts.awaited(t.euros(payableOf(totals)))),
    ...(payment?.isTrial === true ? [paragraph(t.trial)] : []),
    { kind: 'table', rows },
    ...summary(view),
    { kind: 'button', label: texts.open, address: `${publicUrl}/admin/orders/${number}/show` },
  ];
  return { to, subject: texts.subject(number), blocks };
}

const texts = {
  subject: (number: string) => `Neue Bestellung ${number}`,
  paid: (amount: string) => `eine neue Bestellung ist da und bezahlt: ${amount}.`,
  awaited: (amount: string) =>
    `eine neue Bestellung ist da. Sie wird überwiesen: ${amount} stehen noch aus, die Stücke sind so lange reserviert.`,
  customer: 'Kundschaft',
  delivery: 'Übergabe',
  sentTo: (postalCode: string, city: string) => `Lieferung nach ${postalCode} ${city}`,
  invoice: 'Rechnung',
  billedTo: (name: string, postalCode: string, city: string) => `an ${name}, ${postalCode} ${city}`,
  payment: 'Zahlung',
  methods: {
    bank_transfer: 'Überweisung',
    stripe: 'Karte',
    klarna: 'Klarna',
    paypal: 'PayPal',
    gift_voucher: 'Geschenkgutschein',
  },
  note: 'Anmerkung',
  open: 'Bestellung öffnen',
};
