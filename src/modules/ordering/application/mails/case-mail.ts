import type { MailBlock } from '../../../../platform/mail/mail-blocks.ts';
import type { Mail } from '../../../../platform/mail/mail.ts';
import type { CaseKind, CaseReason } from '../../../../shared/orders/payment-vocabulary.ts';
import type { CaseChange, SeenCase } from '../../../payments/index.ts';
import type { OrderView } from '../reading/order-view.ts';
import { orderMailTexts, paragraph } from './mail-parts.ts';

/**
 * Tells the shop of something that is held against the payment of an order, and how it ended. In German, and without the
 * customer's data: the office shows them.
 */
export function caseMail(
  { number }: Pick<OrderView, 'number'>,
  {
    seen,
    change,
    to,
    publicUrl,
  }: {
    readonly seen: SeenCase;
    readonly change: CaseChange;
    readonly to: string;
    readonly publicUrl: string;
  },
): Mail {
  const { euros, moment } = orderMailTexts('de');
  const isOver = seen.state === 'ended';
  const said = isOver ? texts.ended[seen.outcome ?? 'dropped'] : texts.opened[seen.kind];
  const rows = [
    { label: texts.reason, value: texts.reasons[seen.reason] },
    { label: texts.amount, value: euros(seen.amountCents) },
    ...(isOver || seen.respondBy === null ? [] : [{ label: texts.respondBy, value: moment(seen.respondBy) }]),
  ];
  const blocks: MailBlock[] = [
    paragraph(change === 'worse' ? `${texts.worse} ${said}` : said),
    { kind: 'table', rows },
    ...(isOver ? [] : [paragraph(texts.stopped)]),
    { kind: 'button', label: texts.open, address: `${publicUrl}/admin/orders/${number}/show` },
  ];
  return { to, subject: isOver ? texts.overSubject(number) : texts.subject(number, seen.kind), blocks };
}

const texts = {
  subject: (number: string, kind: CaseKind) => `${texts.kinds[kind]} zur Bestellung ${number}`,
  overSubject: (number: string) => `Fall zur Zahlung der Bestellung ${number} beendet`,
  kinds: {
    dispute: 'Rückbuchung',
    inquiry: 'Rückfrage zur Zahlung',
    warning: 'Betrugswarnung',
    review: 'Zahlung zu prüfen',
  } satisfies Record<CaseKind, string>,
  opened: {
    dispute:
      'die Zahlung einer Bestellung wird angefochten. Das Geld ist einbehalten oder zurückgebucht, bis der Zahlungsdienst entschieden hat. Bitte reichen Sie rechtzeitig Belege ein.',
    inquiry:
      'zur Zahlung einer Bestellung gibt es eine Rückfrage. Wer rechtzeitig antwortet oder zurückzahlt, vermeidet meist eine Rückbuchung.',
    warning:
      'die Bank der Karteninhaberin oder des Karteninhabers meldet: Eine Zahlung war vermutlich Betrug. Eine Rückbuchung ist wahrscheinlich. Bitte prüfen Sie die Bestellung, bevor Sie sie ausliefern.',
    review: 'der Zahlungsdienst bittet Sie, eine Zahlung zu prüfen.',
  } satisfies Record<CaseKind, string>,
  worse: 'Ein Fall, den Sie schon kennen, ist weitergegangen:',
  ended: {
    won: 'der Zahlungsdienst hat zu Ihren Gunsten entschieden. Das Geld gehört wieder Ihnen.',
    lost: 'der Zahlungsdienst hat gegen Sie entschieden. Das Geld ist weg; es wird nicht noch einmal zurückgezahlt.',
    dropped: 'der Fall ist beendet, ohne dass über das Geld entschieden wurde.',
  },
  reason: 'Grund',
  reasons: {
    fraud: 'Nicht selbst bezahlt (Betrug)',
    'not-received': 'Ware nicht erhalten',
    'not-as-described': 'Ware nicht wie beschrieben',
    'refund-missing': 'Rückzahlung nicht erhalten',
    duplicate: 'Doppelt bezahlt',
    amount: 'Falscher Betrag',
    'unknown-to-customer': 'Abbuchung nicht erkannt',
    other: 'Anderer Grund',
  } satisfies Record<CaseReason, string>,
  amount: 'Betrag',
  respondBy: 'Antwort bis',
  stopped:
    'Was von der Bestellung noch bei Ihnen ist, lässt sich erst verschicken oder übergeben, wenn Sie in der Verwaltung entschieden haben.',
  open: 'Bestellung öffnen',
};
