import type { Db, Tx } from '../../../../platform/db/db.ts';
import { isImported } from '../../../../shared/places/place-of.ts';
import type { Cents } from '../../../../shared/money/cents.ts';
import { afterTheEnd, unitsGivenUp, type LineFulfilment } from '../../../../shared/orders/line-fulfilment.ts';
import { unitsGone, type UnitsGone } from '../../../../shared/orders/units-gone.ts';
import type { ShopType } from '../../../../shared/pieces/shop-type.ts';
import type { Language } from '../../../../shared/text/language.ts';
import { lastDayBefore } from '../../../../shared/time/berlin-day.ts';
import { hoursInWords, type CompanyData } from '../../../content/index.ts';
import { issuedFor, type IssuedInvoice } from '../../../invoicing/index.ts';
import { deliveryWeeksTo } from '../../../shipping/index.ts';
import { boughtGiftOf, codeOfBoughtGift, type BoughtGift } from '../../../vouchers/index.ts';
import type { DamageClaim } from '../placing/after-contract.ts';
import { openWithdrawal, type OpenWithdrawal } from '../../domain/open-withdrawal.ts';
import { customerHistory, type CustomerEvent } from '../../domain/customer-history.ts';
import { giroCode, type BankAccount } from '../../domain/paying/giro-code.ts';
import type { AppliedText } from '../../domain/legal-texts.ts';
import { lapsesAt, type OrderState } from '../../domain/order-machine.ts';
import {
  isPaidOnTheSpot,
  type Customer,
  type DeliveryOption,
  type OrderedGift,
  type OrderLine,
  type OrderTotals,
  type OrderVat,
  type PaymentMethod,
  claimNumber,
  orderNumber,
} from '../../domain/order.ts';
import { leftToPay, type PaymentState } from '../../domain/paying/payment-state.ts';
import { linesOf, type StoredOrder, textsOf, historyOf } from '../../infrastructure/stored-order.ts';
import { orderedGiftOf } from '../../infrastructure/stored-ordered-gift.ts';
import { paymentOf, type StoredPayment } from '../../infrastructure/stored-payment.ts';
import type { OrderingDependencies } from '../ordering-dependencies.ts';

/** What to type into a bank transfer. */
export interface BankTransfer extends BankAccount {
  /** What is still to be paid. */
  readonly amountCents: Cents;
  /** The part of the whole amount that came already. */
  readonly receivedCents: Cents;
  readonly reference: string;
  /** The last day on which the money is in time, as '2026-11-28'. */
  readonly dueDate: string;
  /** Text of the QR code that fills in the transfer. */
  readonly giroCode: string;
}

/** A claim for damage as the order's customer sees it, and by whom it was made, for staff. */
interface ShownClaim extends Omit<DamageClaim, 'number' | 'quantity'> {
  /** How many units of the line. */
  readonly quantity: number;
  /** 'WMK-100234-S1' */
  readonly number: string;
  /** The transfer to make; null: none any more. */
  readonly transfer: BankTransfer | null;
}

/** An order as its customer may see it. */
export interface OrderView {
  /** 'WMK-100234' */
  readonly number: string;
  readonly state: OrderState['state'];
  /** A guest has to follow the mailed link before the order is accepted. */
  readonly awaitsMail: boolean;
  /** When time alone ends it; null: never. */
  readonly endsAt: Date | null;
  readonly orderedAt: Date;
  /** The language of the pages on which it was placed, and of its mails. */
  readonly language: Language;
  readonly customer: Customer;
  readonly delivery: DeliveryOption;
  readonly paymentMethod: PaymentMethod;
  readonly payment: {
    readonly state: PaymentState['state'];
    readonly externalId: string | null;
    readonly isTrial: boolean;
  } | null;
  /** The last moment to pay by card or wallet; null if that is not, or no longer, possible. */
  readonly payUntil: Date | null;
  /** Only while it is waited for: showing it asks for the money, and so accepts the order (spec 4.11). */
  readonly bankTransfer: BankTransfer | null;
  readonly totals: OrderTotals;
  readonly vatByRate: readonly OrderVat[];
  readonly lines: readonly OrderLine[];
  /** The gift voucher that it buys in place of pieces; `voucher` once it is paid. */
  readonly gift:
    | (OrderedGift & { readonly voucher: BoughtGift | null; readonly isToDownload: boolean })
    | null;
  /** The stores in which lines of a kind are picked up: both for a mixed cart (spec 2.13). Null: everything is sent. */
  readonly pickupStores: Readonly<Record<ShopType, string>> | null;
  /** When the stores are open, in a sentence's words; null: everything is sent. */
  readonly pickupHours: string | null;
  /** Within how many weeks of the payment it is delivered (spec 9); null: it is picked up. */
  readonly deliveryWeeks: number | null;
  /** Whether customs duties or import taxes are due there on top. */
  readonly isImported: boolean;
  /** How far each line is, in the order of the lines. */
  readonly fulfilments: readonly LineFulfilment[];
  /** The units that were taken out of each line or came back, in their order. */
  readonly gone: readonly UnitsGone[];
  /** In the versions that applied when it was placed; none before. */
  readonly legalTexts: readonly AppliedText[];
  /** A consumer's express request that rental or assembly begins within the withdrawal period (§ 357a BGB). */
  readonly earlyService: boolean;
  /** Received, and not answered yet; null: none, or the contract does not stand. */
  readonly withdrawal: OpenWithdrawal | null;
  readonly history: readonly CustomerEvent[];
  /** Invoices and what corrects them, the oldest first. */
  readonly invoices: readonly IssuedInvoice[];
  /** What is or was claimed for its rented pieces, the oldest first. */
  readonly claims: readonly ShownClaim[];
}

/** Reads what belongs to an order and shows it. */
export async function viewOrder(
  { content, afterContract }: Pick<OrderingDependencies, 'content' | 'afterContract'>,
  handle: Db | Tx,
  stored: StoredOrder,
): Promise<OrderView> {
  const company = await content.companyData(handle);
  const lines = await linesOf(handle, stored.id);
  const payment = await paymentOf(handle, stored.id);
  const { order } = stored;
  const progress = await afterContract.progressOf(handle, stored.id, lines.length);
  const fulfilments = 'endedAt' in order ? progress.map(afterTheEnd) : progress;
  const returns = await afterContract.returnsOf(handle, stored.id);
  const gone = lines.map((_, position) =>
    unitsGone(returns, position, unitsGivenUp(fulfilments[position] ?? { state: 'waiting' })),
  );
  const offeredAt = 'offeredAt' in order ? order.offeredAt : null;
  return {
    number: orderNumber(stored.number),
    state: order.state,
    awaitsMail: order.state === 'offered' && order.awaitsMail,
    endsAt: lapsesAt(order),
    orderedAt: offeredAt ?? stored.createdAt,
    language: stored.language,
    customer: stored.customer,
    delivery: stored.delivery,
    paymentMethod: stored.paymentMethod,
    payment:
      payment === null
        ? null
        : {
            state: payment.payment.state,
            externalId: payment.externalId,
            isTrial: payment.isTrial,
          },
    payUntil: payUntil(stored, payment),
    bankTransfer: bankTransfer(stored, payment, company.bankAccount),
    totals: stored.totals,
    vatByRate: stored.vatByRate,
    lines,
    gift: await giftOf(handle, stored.id),
    pickupStores: stored.delivery === 'pickup' ? pickupStores(company) : null,
    pickupHours: stored.delivery === 'pickup' ? await pickupHours(content, handle, company, stored) : null,
    deliveryWeeks: weeksOf(stored),
    isImported: stored.delivery === 'shipment' && isImported(stored.customer),
    fulfilments,
    gone,
    legalTexts: await textsOf(handle, stored.id),
    earlyService: stored.earlyService,
    withdrawal: order.state === 'accepted' ? await withdrawalOf(afterContract, handle, stored, lines) : null,
    history: customerHistory(await historyOf(handle, stored.id), lines),
    invoices: await issuedFor(handle, stored.id),
    claims: (await afterContract.claimsOf(handle, stored.id)).map((claim) => {
      const { position } = claim;
      const supplied = (lines[position]?.quantity ?? 0) - (gone[position]?.takenOut ?? 0);
      return shownClaim(stored, { ...claim, quantity: claim.quantity ?? supplied }, company.bankAccount);
    }),
  };
}

async function withdrawalOf(
  { declarationsOf }: OrderingDependencies['afterContract'],
  handle: Db | Tx,
  { id, customer }: StoredOrder,
  lines: readonly OrderLine[],
): Promise<OpenWithdrawal | null> {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return openWithdrawal(await declarationsOf(handle, id), customer.kind, units);
}

function shownClaim(
  stored: StoredOrder,
  claim: DamageClaim & Pick<ShownClaim, 'quantity'>,
  account: BankAccount,
): ShownClaim {
  const { number: _, ...shown } = claim;
  const { receivedCents, dueOn: dueDate, settled } = claim;
  const reference = claimNumber(stored.number, claim);
  const amountCents = claim.amountCents - receivedCents;
  if (settled !== null) return { ...shown, number: reference, transfer: null };
  const transfer = {
    ...account,
    amountCents,
    receivedCents,
    reference,
    dueDate,
    giroCode: giroCode(account, amountCents, reference),
  };
  return { ...shown, number: reference, transfer };
}

/** With the days on which nothing is handed over. */
async function pickupHours(
  content: OrderingDependencies['content'],
  handle: Db | Tx,
  { openingHours }: CompanyData,
  { language }: Pick<StoredOrder, 'language'>,
): Promise<string> {
  const { words } = await content.closures(language, handle);
  return [hoursInWords(openingHours, language), ...words].join('. ');
}

/** Orders from before it was kept have the time of their country, which was the only one. */
function weeksOf({ delivery, deliveryWeeks, customer }: StoredOrder): number | null {
  return delivery === 'shipment' ? (deliveryWeeks ?? deliveryWeeksTo(customer)) : null;
}

async function giftOf(handle: Db | Tx, orderId: string): Promise<OrderView['gift']> {
  const wished = await orderedGiftOf(handle, orderId);
  if (wished === null) return null;
  const voucher = await boughtGiftOf(handle, orderId);
  const isToDownload = voucher !== null && (await codeOfBoughtGift(handle, orderId)) !== null;
  return { ...wished, voucher, isToDownload };
}

/** 'Vintage Mega Store, Frankfurter Allee 999, 10247 Berlin'. */
function pickupStores({ stores }: CompanyData): Record<ShopType, string> {
  const storeOf = (shopType: ShopType): string => {
    const store = stores.find((candidate) => candidate.shopType === shopType) ?? stores[0];
    return store === undefined ? '' : `${store.name}, ${store.street}, ${store.postalCode} ${store.city}`;
  };
  return { vintage: storeOf('vintage'), boatwood: storeOf('boatwood') };
}

function payUntil({ order, paymentMethod }: StoredOrder, asked: StoredPayment | null): Date | null {
  if (!isPaidOnTheSpot(paymentMethod)) return null;
  if (order.state === 'offered') return order.acceptUntil;
  const isAwaited = asked?.payment.state === 'open' || asked?.payment.state === 'expired';
  return order.state === 'accepted' && isAwaited && asked?.claimedBy === null ? asked.dueAt : null;
}

function bankTransfer(
  stored: StoredOrder,
  stillOpen: StoredPayment | null,
  account: BankAccount,
): BankTransfer | null {
  if (stored.paymentMethod !== 'bank_transfer') return null;
  const payment = stillOpen?.payment;
  const isAwaited = payment?.state === 'open' || payment?.state === 'expired';
  if (stored.order.state !== 'accepted' || !isAwaited) return null;
  const { receivedCents, dueAt } = payment;
  const amountCents = leftToPay(payment);
  const reference = orderNumber(stored.number);
  return {
    ...account,
    amountCents,
    receivedCents,
    reference,
    dueDate: lastDayBefore(dueAt),
    giroCode: giroCode(account, amountCents, reference),
  };
}
