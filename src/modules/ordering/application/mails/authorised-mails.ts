import { hasEnded } from '../../../../shared/orders/order-vocabulary.ts';
import type { Mail } from '../../../../platform/mail/mail.ts';
import type { Cents } from '../../../../shared/money/cents.ts';
import { lastDayBefore } from '../../../../shared/time/berlin-day.ts';
import type { OrderView } from '../reading/order-view.ts';
import { mailAbout, orderMailTexts, paragraph, rentalRuns, summary, typed } from './mail-parts.ts';

/** Klarna has promised the money; it is taken when the goods leave the shop. */
export function authorisedMail(view: OrderView, amountCents: Cents): Mail {
  const t = orderMailTexts(view.language);
  return mailAbout(view, t.authorised.subject(view.number), [
    paragraph(t.authorised.promised(t.euros(amountCents))),
    paragraph(nextSteps(view)),
    ...summary(view),
    ...rentalRuns(view),
    ...typed(view),
  ]);
}

function nextSteps(view: OrderView): string {
  const t = orderMailTexts(view.language);
  if (hasEnded(view)) return t.withdrawn;
  return view.deliveryWeeks === null
    ? t.authorised.nextPickup
    : t.authorised.nextDelivery(view.deliveryWeeks);
}

/** The promised money was taken. */
export function capturedMail(view: OrderView, amountCents: Cents): Mail {
  const t = orderMailTexts(view.language);
  return mailAbout(view, t.authorised.capturedSubject(view.number), [
    paragraph(t.authorised.captured(t.euros(amountCents))),
    ...summary(view),
  ]);
}

/** Less is taken than was promised; nothing was taken so far. @param leftCents 0: nothing will be taken */
export function waivedMail(view: OrderView, amountCents: Cents, leftCents: Cents): Mail {
  const t = orderMailTexts(view.language);
  return mailAbout(view, t.authorised.waivedSubject(view.number), [
    paragraph(
      leftCents === 0
        ? t.authorised.waivedAll
        : t.authorised.waived(t.euros(amountCents), t.euros(leftCents)),
    ),
    ...summary(view),
  ]);
}

/** Klarna does not give the promised money any more: the customer is asked to pay in another way. */
export function payAgainMail(
  view: OrderView,
  { link, dueAt, amountCents }: { readonly link: string; readonly dueAt: Date; readonly amountCents: Cents },
): Mail {
  const t = orderMailTexts(view.language);
  const day = t.day(lastDayBefore(dueAt));
  return mailAbout(view, t.authorised.againSubject(view.number), [
    paragraph(t.authorised.again(t.euros(amountCents), day)),
    { kind: 'button', label: t.authorised.payNow, address: link },
    ...summary(view),
  ]);
}
