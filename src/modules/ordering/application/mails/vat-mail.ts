import type { Mail } from '../../../../platform/mail/mail.ts';
import type { Cents } from '../../../../shared/money/cents.ts';
import { isPaidOnTheSpot } from '../../domain/order.ts';
import type { OrderView } from '../reading/order-view.ts';
import { mailAbout, orderMailTexts, paragraph, summary, transfer } from './mail-parts.ts';

/**
 * The VAT ID is confirmed, and the order costs less: why, how much less, and what becomes of what was paid too much; not
 * paid yet, what is still to be transferred.
 */
export function vatCorrectedMail(
  view: OrderView,
  { oldCents, backCents }: { readonly oldCents: Cents; readonly backCents: Cents },
): Mail {
  const { language, number, totals, bankTransfer, paymentMethod } = view;
  const t = orderMailTexts(language);
  const texts = t.vatCorrected;
  const back = isPaidOnTheSpot(paymentMethod) ? texts.backSameWay : texts.backByTransfer;
  return mailAbout(view, texts.subject(number), [
    paragraph(texts.why(t.euros(oldCents), t.euros(totals.totalCents))),
    ...(backCents === 0 ? [] : [paragraph(back(t.euros(backCents))), paragraph(texts.papers)]),
    ...(bankTransfer === null ? [] : [paragraph(texts.payLess), ...transfer(view, bankTransfer)]),
    ...summary(view),
  ]);
}
