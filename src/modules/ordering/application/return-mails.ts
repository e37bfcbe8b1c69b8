import type { Mail } from '../../../platform/mail/mail.ts';
import type { LineReturn } from '../domain/line-return.ts';
import type { OrderLine } from '../domain/order.ts';
import { lineRow, mailAbout, orderMailTexts, paragraph } from './mail-parts.ts';
import type { OrderView } from './order-view.ts';

/** Pieces were returned: the deduction and its reason (§ 357a (1) BGB), and the refund to come. */
export function takenBackMail(
  view: OrderView,
  line: OrderLine,
  { quantity, deduction, owedCents }: LineReturn & { readonly owedCents: number },
): Mail {
  const t = orderMailTexts(view.language);
  const { takenBack } = t;
  const { label, details } = lineRow(view, { ...line, quantity });
  return mailAbout(view, t.about(takenBack.subject, view.number), [
    paragraph(takenBack.text),
    { kind: 'table', rows: [{ label, details }] },
    ...(deduction === null
      ? []
      : [paragraph(takenBack.deducted(t.euros(deduction.cents), deduction.reason))]),
    paragraph(owedCents === 0 ? takenBack.nothingBack : takenBack.money),
  ]);
}
