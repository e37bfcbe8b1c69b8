import type { Mail } from '../../../../platform/mail/mail.ts';
import type { OrderView } from '../reading/order-view.ts';
import { mailAbout, orderMailTexts, paragraph } from './mail-parts.ts';

/**
 * The gift voucher itself. Its code is in the attachment alone, which comes along with the mail and is kept nowhere; and
 * nothing that the buyer has typed is in the mail's own text.
 */
export function giftMail(
  view: OrderView,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
): Mail {
  const t = orderMailTexts(view.language);
  const texts = t.boughtGift;
  const lastDay = view.gift?.voucher?.lastDay;
  return {
    ...mailAbout(view, texts.subject(view.number), [
      paragraph(texts.here(t.euros(view.totals.totalCents))),
      ...(lastDay === undefined ? [] : [paragraph(texts.valid(t.day(lastDay)))]),
      { kind: 'note', text: texts.keep },
    ]),
    attachments: [{ filename: name, base64: Buffer.from(bytes).toString('base64') }],
  };
}
