import { mailFormatsIn } from '../../../../platform/mail/mail-formats.ts';
import { shipmentOf } from '../../../../shared/orders/line-fulfilment.ts';
import { berlinDay } from '../../../../shared/time/berlin-day.ts';
import {
  addressOf,
  billingAddressOf,
  evidenceAsText,
  evidenceOf,
  nameOf,
  shippedAtOf,
  type EvidencedOrder,
} from './evidence-sheet.ts';
import type { EvidenceField } from '../../domain/evidence-fields.ts';
import type { PaymentMethod } from '../../domain/order.ts';
import { evidenceWords as words } from './evidence-words.ts';

/** The most characters of one of Stripe's texts; all of them together may have 150,000. */
const longestOfStripe = 20_000;
const longestOfPaypal = 2_000;

const { day } = mailFormatsIn('de');
const dayOf = (at: Date): string => day(berlinDay(at));

/**
 * The fields of the provider's form for evidence, as far as the shop knows what belongs there: Stripe's
 * `evidence` of a dispute, PayPal's `provide-evidence`. Files and what only people can say are not among them.
 */
export function providerFields(order: EvidencedOrder, shop: string): EvidenceField[] {
  const shipments = order.fulfilments.flatMap((current) => shipmentOf(current) ?? []);
  const carriers = each(shipments.map(({ carrier }) => carrier));
  const numbers = each(shipments.map(({ tracking }) => tracking));
  const text = evidenceAsText(evidenceOf(order, shop));
  const stripe: readonly EvidenceField[] = [
    { field: 'customer_name', value: nameOf(order.customer) },
    { field: 'customer_email_address', value: order.customer.email },
    { field: 'billing_address', value: billingAddressOf(order) },
    { field: 'shipping_address', value: order.delivery === 'pickup' ? '' : addressOf(order.customer) },
    { field: 'product_description', value: piecesOf(order) },
    { field: 'shipping_carrier', value: carriers },
    { field: 'shipping_tracking_number', value: numbers },
    { field: 'shipping_date', value: each(order.lines.map(({ position }) => shippedOn(order, position))) },
    { field: 'service_date', value: each(order.fulfilments.map(handedOverOn)) },
    { field: 'refund_policy_disclosure', value: words.policy(shop) },
    { field: 'uncategorized_text', value: text.slice(0, longestOfStripe) },
  ];
  const paypal: readonly EvidenceField[] = [
    { field: 'carrier_name', value: carriers },
    { field: 'tracking_number', value: numbers },
    { field: 'notes', value: text.slice(0, longestOfPaypal) },
  ];
  // Nobody asks about money that no provider has taken: then the longer form does no harm.
  const forms = { stripe, klarna: stripe, paypal, bank_transfer: stripe, gift_voucher: stripe };
  const fields: readonly EvidenceField[] = (forms satisfies Record<PaymentMethod, unknown>)[
    order.paymentMethod
  ];
  return fields.filter(({ value }) => value !== '');
}

const each = (values: readonly (string | null)[]): string =>
  [...new Set(values.filter((value) => value !== null && value !== ''))].join(', ');

const piecesOf = ({ lines }: EvidencedOrder): string =>
  lines.map(({ quantity, title, sku }) => `${quantity} × ${title} (${sku})`).join(', ');

function shippedOn(order: EvidencedOrder, position: number): string | null {
  const at = shippedAtOf(order, position);
  return at === null ? null : dayOf(at);
}

function handedOverOn(current: EvidencedOrder['fulfilments'][number]): string | null {
  const at = 'handedOverAt' in current ? current.handedOverAt : null;
  return at === null ? null : dayOf(at);
}
