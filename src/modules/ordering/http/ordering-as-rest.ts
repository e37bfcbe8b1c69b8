import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Issue } from '../../../shared/messages/message.ts';
import { toEuros } from '../../../shared/money/cents.ts';
import { shipmentOf, shownState, type LineFulfilment } from '../../../shared/orders/line-fulfilment.ts';
import { trackingPage } from '../../../shared/orders/tracking.ts';
import { pictureAddress } from '../../../shared/pieces/picture-address.ts';
import { lastDayBefore } from '../../../shared/time/berlin-day.ts';
import type { CartProblem, CartProblemCode } from '../../cart/index.ts';
import type { GonePiece } from '../application/placing/accept-order.ts';
import type { QuotedPrice } from '../application/placing/quote-price.ts';
import type { BankTransfer, OrderView } from '../application/reading/order-view.ts';
import { assemblyApart, destinationPercent, exemptionOfGoods } from '../domain/invoice-lines.ts';
import {
  shownTitle,
  voucherCentsOf,
  type BillingAddress,
  type OrderLine,
  type OrderTotals,
  vatIdBilled,
} from '../domain/order.ts';
import type {
  initiatedSchema,
  orderAddressSchema,
  orderSchema,
  priceAnswerSchema,
} from './ordering.schemas.ts';

export function totalsOf(totals: OrderTotals): z.input<typeof initiatedSchema>['totals'] {
  return {
    subtotal: toEuros(totals.subtotalCents),
    ...(totals.voucherCents === 0 ? {} : { voucher: toEuros(totals.voucherCents) }),
    tax: toEuros(totals.taxCents),
    shipping: toEuros(totals.shippingCents),
    total: toEuros(totals.totalCents),
    ...(totals.giftCents === 0 ? {} : { gift: toEuros(totals.giftCents) }),
  };
}

/** What an order would cost. */
export function priceOf({
  lines,
  totals,
  vatId,
}: QuotedPrice): Omit<z.input<typeof priceAnswerSchema>, 'vatIdNote'> {
  const { voucherCents, shippingCents, totalCents } = totals;
  return {
    lines: lines.map((line) => ({
      price: toEuros(line.unitCents),
      assembly: toEuros(line.assemblyCents),
      total: toEuros(line.grossCents - voucherCentsOf(line)),
      exemption: exemptionOfGoods(line),
      assemblyExemption: line.assembly
        ? (assemblyApart(line) ?? { exemption: exemptionOfGoods(line) }).exemption
        : null,
      percent: destinationPercent(line),
    })),
    voucher: toEuros(voucherCents),
    shipping: toEuros(shippingCents),
    total: toEuros(totalCents),
    vatId,
  };
}

/** An order in the shape of the specification's 'Order received', and what its page needs besides. */
export function orderOf(view: OrderView): z.input<typeof orderSchema> {
  const { customer, totals, bankTransfer, withdrawal } = view;
  // Nobody is asked for what is not owed any more.
  const isAsked = withdrawal?.isFree !== true;
  const shown = totalsOf(totals);
  return {
    orderNumber: view.number,
    state: view.state,
    awaitsMailConfirmation: view.awaitsMail,
    reservedUntil: view.endsAt?.toISOString() ?? null,
    orderDate: view.orderedAt.toISOString(),
    orderTotal: shown.total,
    subtotal: shown.subtotal,
    voucher: toEuros(totals.voucherCents),
    gift: toEuros(totals.giftCents),
    tax: shown.tax,
    shippingCost: shown.shipping,
    vat: view.vatByRate.map(({ percent, exemption = null, country = null, netCents, taxCents }) => ({
      percent,
      exemption,
      country,
      net: toEuros(netCents),
      tax: toEuros(taxCents),
    })),
    customerEmail: customer.email,
    shippingAddress: JSON.stringify({
      firstName: customer.firstName,
      lastName: customer.lastName,
      company: customer.company,
      apartment: customer.apartment,
      address: customer.street,
      postalCode: customer.postalCode,
      city: customer.city,
      country: customer.country,
    } satisfies z.output<typeof orderAddressSchema>),
    billingAddress: customer.billing === null ? null : billingAsRest(customer.billing),
    customerKind: customer.kind,
    vatId: vatIdBilled(customer),
    note: customer.note,
    deliveryOption: view.delivery,
    deliveryWeeks: view.deliveryWeeks,
    imported: view.isImported,
    paymentMethod: view.paymentMethod,
    payUntil: isAsked ? (view.payUntil?.toISOString() ?? null) : null,
    paymentData:
      view.payment === null
        ? []
        : [{ status: view.payment.state, paymentId: view.payment.externalId, isTrial: view.payment.isTrial }],
    bankTransfer: bankTransfer === null || !isAsked ? null : transferAsRest(bankTransfer),
    productListDetail: view.lines.map((line) => ({
      productImage: line.pictureKey === null ? null : pictureAddress(line.pictureKey, 320),
      title: shownTitle(line),
      SKU: line.sku,
      qty: line.quantity,
    })),
    lines: view.lines.map((line, position) => ({
      productId: line.pieceId,
      variantId: line.variantId,
      title: shownTitle(line),
      SKU: line.sku,
      qty: line.quantity,
      qtyTakenOut: view.gone[position]?.takenOut ?? 0,
      qtyReturned: view.gone[position]?.cameBack ?? 0,
      qtyGivenUp: view.gone[position]?.givenUp ?? 0,
      price: toEuros(line.unitCents),
      tax: toEuros(line.chargeTaxCents),
      total: toEuros(line.grossCents),
      voucher: toEuros(voucherCentsOf(line)),
      shopType: line.shopType,
      taxScheme: line.taxScheme,
      isRent: line.rentOption !== null,
      rentOption: line.rentOption,
      assembly: line.assembly,
      exemption: exemptionOfGoods(line),
      assemblyApart: assemblyOf(line),
      pickupStore: view.pickupStores?.[line.shopType] ?? null,
      fulfilment: fulfilmentOf(view.fulfilments[position] ?? { state: 'waiting' }),
    })),
    boughtGift: view.gift === null ? null : boughtGiftOf(view.gift),
    legalTexts: view.legalTexts.map(({ slug, version }) => ({
      slug,
      version,
      page: `/${slug}?version=${version}`,
    })),
    earlyService: view.earlyService,
    withdrawal:
      withdrawal === null
        ? null
        : {
            ...withdrawal,
            receivedAt: withdrawal.receivedAt.toISOString(),
            pieces:
              withdrawal.pieces?.map(({ position, quantity }) => ({ line: position, qty: quantity })) ?? null,
          },
    history: view.history.map(({ at, type, position, units, amountCents }) => ({
      at: at.toISOString(),
      type,
      line: position,
      units,
      amount: amountCents === null ? null : toEuros(amountCents),
    })),
    claims: view.claims.map(({ number, position, quantity, amountCents, reason, settled, transfer }) => ({
      number,
      line: position,
      qty: quantity,
      amount: toEuros(amountCents),
      reason,
      state: settled?.as ?? 'open',
      bankTransfer: transfer === null ? null : transferAsRest(transfer),
    })),
    invoices: view.invoices.map(({ grossCents, ...invoice }) => ({ ...invoice, total: toEuros(grossCents) })),
  };
}

function transferAsRest({ amountCents, receivedCents, ...transfer }: BankTransfer) {
  const { holder, iban, bic, reference, dueDate, giroCode } = transfer;
  return {
    holder,
    iban,
    bic,
    reference,
    dueDate,
    giroCode,
    amount: toEuros(amountCents),
    received: toEuros(receivedCents),
  };
}

function assemblyOf(line: OrderLine) {
  const apart = assemblyApart(line);
  if (apart === null) return null;
  const { cents, vatPercent, exemption } = apart;
  return { price: toEuros(cents), vatPercent, exemption };
}

function boughtGiftOf({
  design,
  recipient,
  greeting,
  sendOn,
  voucher,
  isToDownload,
}: NonNullable<OrderView['gift']>) {
  return {
    design,
    recipient,
    greeting,
    sendOn,
    isToDownload,
    sentAt: voucher?.sentAt?.toISOString() ?? null,
    lastDay: voucher?.lastDay ?? null,
    isCancelled: voucher?.isCancelled ?? false,
  };
}

function billingAsRest({ street, ...billing }: BillingAddress) {
  return { ...billing, address: street };
}

function fulfilmentOf(current: LineFulfilment): z.input<typeof orderSchema>['lines'][number]['fulfilment'] {
  const rental = current.state === 'handed-over' ? current.rental : null;
  const shipment = shipmentOf(current);
  return {
    state: shownState(current),
    carrier: shipment?.carrier ?? null,
    trackingNumber: shipment?.tracking ?? null,
    trackingPage: shipment === null ? null : trackingPage(shipment),
    handedOverAt: 'handedOverAt' in current ? (current.handedOverAt?.toISOString() ?? null) : null,
    rentedUntil: rental === null ? null : lastDayBefore(rental.dueAt),
    returnedAt: current.state === 'returned' ? current.returnedAt.toISOString() : null,
  };
}

/** Which field of the payload a problem of the cart is about. The codes are the cart's own. */
const fields: Record<CartProblemCode, string> = {
  'piece-unknown': 'product_item_id',
  'variant-missing': 'variantId',
  'variant-unknown': 'variantId',
  'not-rentable': 'isRent',
  'no-assembly-for-piece': 'assembly',
  'no-assembly-at-address': 'assembly',
  'line-twice': 'product_item_id',
};

export function cartIssue({ code, index, title }: CartProblem): Issue {
  return { field: `order_items.${index}.${fields[code]}`, code, about: title ?? undefined };
}

/** 'No longer available', with the titles of the pieces. */
export function sayGone(reply: FastifyReply, pieces: readonly Pick<GonePiece, 'title'>[]): string {
  const titles = pieces.map(({ title }) => title);
  return reply.say({ code: 'pieces-gone-by-title', params: { titles } });
}
