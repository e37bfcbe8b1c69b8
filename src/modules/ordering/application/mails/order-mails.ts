import { hasEnded } from '../../../../shared/orders/order-vocabulary.ts';
import type { MailBlock } from '../../../../platform/mail/mail-blocks.ts';
import type { Mail } from '../../../../platform/mail/mail.ts';
import type { Cents } from '../../../../shared/money/cents.ts';
import { isPaidOnTheSpot, payableOf } from '../../domain/order.ts';
import type { CalledOffMoney } from '../../domain/paying/called-off.ts';
import type { BankTransfer, OrderView } from '../reading/order-view.ts';
import {
  agreedPlace,
  attachedNote,
  attachment,
  deliveryTime,
  isRental,
  mailAbout,
  orderMailTexts,
  paragraph,
  rentalRuns,
  rights,
  summary,
  transfer,
  typed,
} from './mail-parts.ts';
import { readingAttachments, readingNote } from './reading-versions.ts';

/**
 * Mails about an order, in the language in which it was placed. But for a plain name in the greeting, and the place of
 * delivery in a form that cannot lure, they repeat nothing that the customer has typed: an order under somebody else's address must not make the shop write to that person what
 * its sender likes.
 */

export interface OrderLinks {
  /** The order's own page; null where nobody but the customer knows its secret. */
  readonly order: string | null;
  readonly publicUrl: string;
}

/**
 * The shop has accepted the order and asks for the money (§ 312i BGB: receipt; spec 4.11: acceptance). With the texts
 * that apply it is the confirmation on a durable medium (§ 312f (2) BGB).
 */
export function acceptedMail(view: OrderView, links: OrderLinks): Mail {
  const t = orderMailTexts(view.language);
  const mail = mailAbout(view, t.yourOrder(view.number), [
    paragraph(t.accepted),
    ...(view.bankTransfer === null || hasEnded(view) ? [] : transfer(view, view.bankTransfer)),
    ...(view.payUntil === null || hasEnded(view)
      ? []
      : [paragraph((view.gift === null ? t.payNow : t.boughtGift.payNow)(t.clock(view.payUntil)))]),
    ...(links.order === null ? [] : [{ kind: 'button' as const, label: t.showOrder, address: links.order }]),
    ...summary(view),
    ...agreedPlace(view),
    ...deliveryTime(view),
    ...rentalRuns(view),
    // What the customer wished at the click, confirmed (§ 357a BGB).
    ...(view.earlyService
      ? [
          paragraph(
            t.earlyService(
              isRental(view),
              view.lines.some(({ assembly }) => assembly),
            ),
          ),
        ]
      : []),
    ...(view.legalTexts.length === 0 ? [] : [attachedNote(view), ...readingNote(view)]),
    ...rights(view, links.publicUrl),
  ]);
  const german = view.legalTexts.map((text) => attachment(t, text));
  return { ...mail, attachments: [...german, ...readingAttachments(view)] };
}

/** The order has arrived; it is accepted when the link has been followed. */
export function confirmLinkMail(view: OrderView, link: string): Mail {
  const t = orderMailTexts(view.language);
  return mailAbout(view, t.confirmSubject(view.number), [
    paragraph(t.confirmUntil(view.endsAt === null ? '' : t.clock(view.endsAt))),
    { kind: 'button', label: t.confirm, address: link },
    ...summary(view),
    ...deliveryTime(view),
    ...rentalRuns(view),
    { kind: 'note', text: t.nothingOrdered },
  ]);
}

/**
 * The money has come. Only now a mail repeats where the pieces and the invoice go and what was noted: who pays does not
 * write to strangers.
 * @param surplusCents what was transferred beyond the order's amount
 */
export function paidMail(view: OrderView, surplusCents: Cents): Mail {
  const t = orderMailTexts(view.language);
  return mailAbout(view, t.paidSubject(view.number), [
    paragraph(
      view.paymentMethod === 'gift_voucher'
        ? t.paidByGift
        : t.paid(t.euros(payableOf(view.totals) + surplusCents)),
    ),
    ...(surplusCents === 0 ? [] : [paragraph(t.tooMuch(t.euros(surplusCents)))]),
    paragraph(nextSteps(view)),
    ...summary(view),
    ...rentalRuns(view),
    ...typed(view),
  ]);
}

function nextSteps(view: OrderView): string {
  const { language, gift, deliveryWeeks } = view;
  const t = orderMailTexts(language);
  if (hasEnded(view)) return t.withdrawn;
  if (gift !== null) {
    return gift.sendOn === null ? t.boughtGift.comesNow : t.boughtGift.comesOn(t.day(gift.sendOn));
  }
  return deliveryWeeks === null ? t.nextPickup : t.nextDelivery(deliveryWeeks);
}

/** Part of the money has come: the open amount, and where to send it. */
export function partMail(view: OrderView, bank: BankTransfer, cameCents: Cents): Mail {
  const t = orderMailTexts(view.language);
  return mailAbout(view, t.partSubject(view.number), [
    ...(hasEnded(view)
      ? [paragraph(t.paid(t.euros(cameCents))), paragraph(t.withdrawn)]
      : [paragraph(t.part(t.euros(cameCents), t.euros(bank.amountCents))), ...transfer(view, bank)]),
    ...summary(view),
  ]);
}

/** The order was paid before, and money came once more by bank transfer. */
export function secondTransferMail(view: OrderView, cameCents: Cents): Mail {
  const t = orderMailTexts(view.language);
  return mailAbout(view, t.surplusSubject(view.number), [
    paragraph(t.secondTransfer(t.euros(cameCents))),
    ...summary(view),
  ]);
}

/**
 * A booking was a mistake: the customer was told that money had come, and it had not. Where it is owed, with all that is
 * needed to pay it.
 */
export function receiptTakenBackMail(view: OrderView, takenCents: Cents, after: AfterTakingBack): Mail {
  const t = orderMailTexts(view.language);
  const texts = t.takenBack;
  const { bankTransfer: bank } = view;
  const invoice = view.invoices.findLast(({ kind }) => kind === 'invoice');
  return mistakenReceiptMail(view, takenCents, [
    ...(after === 'waits-again' && invoice !== undefined ? [paragraph(texts.invoice(invoice.number))] : []),
    ...(bank === null
      ? [after === 'unchanged' ? nothingChanges(view) : paragraph(texts.hasEnded)]
      : [paragraph(texts.waits(t.day(bank.dueDate))), ...transfer(view, bank), paidAlready(view)]),
    ...summary(view),
  ]);
}

/** Money that was said to have come has not, whatever it was for. @param follows what that means */
export function mistakenReceiptMail(view: OrderView, takenCents: Cents, follows: readonly MailBlock[]): Mail {
  const t = orderMailTexts(view.language);
  const { subject, mistake } = t.takenBack;
  return mailAbout(view, subject(view.number), [paragraph(mistake(t.euros(takenCents))), ...follows]);
}

/** For whoever is asked to pay what was said to have come. */
export function paidAlready({ language }: Pick<OrderView, 'language'>): MailBlock {
  return { kind: 'note', text: orderMailTexts(language).takenBack.paidAlready };
}

/** For whoever owes nothing, although what was said to have come has not. */
export function nothingChanges({ language }: Pick<OrderView, 'language'>): MailBlock {
  return paragraph(orderMailTexts(language).takenBack.unchanged);
}

/** The money has come, but after its time, and a piece was gone. */
export function refundMail(
  view: OrderView,
  cameCents: Cents,
  why: 'late' | 'cancelled' | 'part' = 'late',
): Mail {
  const t = orderMailTexts(view.language);
  const way = isPaidOnTheSpot(view.paymentMethod) ? t.backSameWay : t.backByTransfer;
  return mailAbout(view, t.paymentSubject(view.number), [
    paragraph(`${t.cameForNothing[why](t.euros(cameCents))} ${way}`),
    ...summary(view),
  ]);
}

/** Somebody wanted to pay after the holds had lapsed, and a piece was gone: the money was not taken. */
export function nothingChargedMail(view: OrderView): Mail {
  const t = orderMailTexts(view.language);
  return mailAbout(view, t.paymentSubject(view.number), [paragraph(t.nothingCharged), ...summary(view)]);
}

/** The order was paid before: this money goes back. */
export function surplusMail(view: OrderView): Mail {
  const t = orderMailTexts(view.language);
  return mailAbout(view, t.surplusSubject(view.number), [
    paragraph(t.surplus(t.euros(payableOf(view.totals)))),
    ...summary(view),
  ]);
}

/** Another link to the order's page; the earlier one has ended. */
export function newLinkMail(view: OrderView, link: string): Mail {
  const t = orderMailTexts(view.language);
  return mailAbout(view, t.newLinkSubject(view.number), [
    paragraph(t.newLink),
    { kind: 'button', label: t.showOrder, address: link },
    { kind: 'note', text: t.newLinkNote },
  ]);
}

/** The shop does not take the offer. */
export function declinedMail(view: OrderView): Mail {
  const t = orderMailTexts(view.language);
  return mailAbout(view, t.yourOrder(view.number), [paragraph(t.declined), ...summary(view)]);
}

/** The transfer has not come, and soon the pieces are given up. */
export function reminderMail(view: OrderView, bank: BankTransfer): Mail {
  const t = orderMailTexts(view.language);
  return mailAbout(view, t.reminderSubject(view.number), [
    paragraph(
      bank.receivedCents === 0
        ? t.reminder(t.day(bank.dueDate))
        : t.reminderOfRest(t.day(bank.dueDate), t.euros(bank.amountCents)),
    ),
    ...transfer(view, bank),
    { kind: 'note', text: t.justTransferred },
    ...summary(view),
  ]);
}

/**
 * Money is on its way back, by staff's decision.
 * @param isSameWay whether the provider pays it back that took it
 */
export function refundedMail(view: OrderView, amountCents: Cents, isSameWay: boolean): Mail {
  const t = orderMailTexts(view.language);
  const amount = t.euros(amountCents);
  return mailAbout(view, t.refundedSubject(view.number), [
    paragraph(
      isSameWay
        ? t.refundedSameWay(amount)
        : isPaidOnTheSpot(view.paymentMethod)
          ? t.refundedOtherwise(amount)
          : t.refundedByTransfer(amount),
    ),
    paragraph(t.refundTakes),
    ...summary(view),
  ]);
}

/** The money that a gift voucher has paid went back to it. */
export function refundedToGiftMail(view: OrderView, giftCents: Cents): Mail {
  const t = orderMailTexts(view.language);
  return mailAbout(view, t.refundedSubject(view.number), [
    paragraph(t.refundedToGift(t.euros(giftCents))),
    ...summary(view),
  ]);
}

/** The customer has taken the order back, which the shop had accepted already. */
export function takenBackMail(view: OrderView): Mail {
  const t = orderMailTexts(view.language);
  const { voucherCents, giftCents } = view.totals;
  return mailAbout(view, t.letGoSubject(view.number), [
    paragraph(t.letGo),
    ...(voucherCents !== 0 || giftCents !== 0 ? [paragraph(t.vouchersAgain)] : []),
    ...summary(view),
  ]);
}

/** The shop has called the order off. @param money what had become of its money before */
export function cancelledMail(view: OrderView, { kind, restCents, giftCents }: CalledOffMoney): Mail {
  const t = orderMailTexts(view.language);
  const told =
    kind === 'disputed' || kind === 'by-bank'
      ? t.calledOffInDispute[kind](restCents === 0 ? null : t.euros(restCents))
      : t.calledOff[kind];
  return mailAbout(view, t.cancelledSubject(view.number), [
    paragraph(told),
    ...(giftCents === 0 ? [] : [paragraph(t.giftAgain(t.euros(giftCents)))]),
    ...summary(view),
  ]);
}

/**
 * The order was not accepted or not paid in time.
 * @param partCents the part of the money that was received
 */
export function lapsedMail(view: OrderView, partCents: Cents): Mail {
  const t = orderMailTexts(view.language);
  if (partCents > 0) {
    return mailAbout(view, t.lapsedSubject(view.number), [
      paragraph(t.restMissing(t.euros(partCents))),
      ...summary(view),
    ]);
  }
  const cancelled = isPaidOnTheSpot(view.paymentMethod)
    ? t.cancelled
    : `${t.cancelled} ${t.transferredAlready}`;
  return mailAbout(view, t.lapsedSubject(view.number), [
    paragraph(view.state === 'cancelled' ? cancelled : t.lapsed),
    ...summary(view),
  ]);
}

/** Money that went back to the customer has come back to the shop: it is still owed, and needs another way. */
export function refundReturnedMail(view: OrderView, amountCents: Cents): Mail {
  const t = orderMailTexts(view.language);
  return mailAbout(view, t.refundReturnedSubject(view.number), [
    paragraph(t.refundReturned(t.euros(amountCents))),
    ...summary(view),
  ]);
}

/** The provider is still checking the payment; until it has, the pieces are held. */
export function paymentPendingMail(view: OrderView): Mail {
  const t = orderMailTexts(view.language);
  return mailAbout(view, t.paymentSubject(view.number), [paragraph(t.paymentPending), ...summary(view)]);
}

/** The mail to a customer whose payment was booked by mistake. */
export type AfterTakingBack = 'waits-again' | 'still-waits' | 'unchanged' | 'has-ended';
