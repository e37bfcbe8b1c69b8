import type { Mail } from '../../../platform/mail/mail.ts';
import type { MailRow } from '../../../platform/mail/mail-blocks.ts';
import { mailFormatsIn } from '../../../platform/mail/mail-formats.ts';
import { lastDayBefore } from '../../../shared/time/berlin-day.ts';
import type { Language } from '../../../shared/text/language.ts';
import { firstLetters, withoutLinks } from '../../../shared/text/typed-text.ts';
import type { Declaration } from '../domain/declaration.ts';
import { isBackdated, refundEnd } from '../domain/judge-declaration.ts';
import { mailTexts } from './mail-texts.ts';

/**
 * The receipt of a declaration on a durable medium: its content, date and time (§ 356a (4), § 312k (4) BGB), and when
 * an ordinary ending takes effect in general. Whether this one does is not said, since nobody has looked yet.
 * @param repeats whether it says what was typed; not while the form is used to write to strangers
 */
export function receiptMail(
  declaration: Declaration,
  receivedAt: Date,
  language: Language,
  repeats: boolean,
): Mail {
  const t = mailTexts[language];
  const { subject, received, receivedOnly } = t[declaration.kind];
  const moment = mailFormatsIn(language).moment(receivedAt);
  return {
    to: declaration.email,
    language,
    subject,
    blocks: [
      ...(repeats
        ? [
            { kind: 'paragraph' as const, text: received(moment) },
            { kind: 'table' as const, rows: declared(declaration, language, withoutLinks) },
          ]
        : [{ kind: 'paragraph' as const, text: receivedOnly(moment) }]),
      ...(isBackdated(declaration, receivedAt) ? [{ kind: 'paragraph' as const, text: t.backdated }] : []),
      ...(declaration.kind === 'ending' && declaration.manner === 'ordinary'
        ? [{ kind: 'paragraph' as const, text: t.ordinaryMeans }]
        : []),
      { kind: 'paragraph', text: t.next },
      { kind: 'note', text: t.notYou },
    ],
  };
}

/**
 * The mail to the shop: what was declared, by whom, and by when it has to be answered. Legal periods run from now on,
 * whether or not anybody opens the office.
 */
export function noticeMail(
  declaration: Declaration,
  receivedAt: Date,
  {
    to,
    order,
    fits,
    publicUrl,
  }: {
    readonly to: string;
    /** 'WMK-100234', where there is such an order. */
    readonly order: string | null;
    /** Whether it came from the address of that order. */
    readonly fits: boolean;
    readonly publicUrl: string;
  },
): Mail {
  const { kind } = declaration;
  const formats = mailFormatsIn('de');
  return {
    to,
    subject: `${noticeTexts[kind]}: ${order ?? firstLetters(declaration.name, 80)}`,
    blocks: [
      {
        kind: 'paragraph',
        text: `${noticeTexts.received[kind]} Eingegangen am ${formats.moment(receivedAt)} Uhr.`,
      },
      { kind: 'table', rows: declared(declaration, 'de', asTyped) },
      {
        kind: 'paragraph',
        text:
          kind === 'withdrawal'
            ? noticeTexts.refundUntil(formats.day(lastDayBefore(refundEnd(receivedAt))))
            : noticeTexts.answerEnding,
      },
      ...(isBackdated(declaration, receivedAt)
        ? [{ kind: 'paragraph' as const, text: mailTexts.de.backdated }]
        : []),
      ...(order === null ? [{ kind: 'note' as const, text: noticeTexts.noOrder }] : []),
      ...(order === null || fits ? [] : [{ kind: 'note' as const, text: noticeTexts.doubted }]),
      { kind: 'button', label: noticeTexts.toDeclarations, address: `${publicUrl}/admin/declarations` },
      ...(order === null
        ? []
        : [
            {
              kind: 'link' as const,
              label: noticeTexts.toOrder,
              address: `${publicUrl}/admin/orders/${order}/show`,
            },
          ]),
    ],
  };
}

const noticeTexts = {
  withdrawal: 'Widerruf',
  ending: 'Kündigung',
  received: {
    withdrawal: 'jemand hat einen Vertrag widerrufen.',
    ending: 'jemand hat einen Mietvertrag gekündigt.',
  },
  refundUntil: (day: string) =>
    `Ist der Widerruf wirksam, muss das Geld spätestens am ${day} auf dem Rückweg sein. Warten dürfen Sie nur, bis die Ware da ist oder ihre Absendung nachgewiesen wurde.`,
  answerEnding:
    'Bitte antworten Sie bald, zu welchem Tag die Miete endet und wie das Stück zurückkommt. Die Eingangsbestätigung ist schon unterwegs.',
  noOrder:
    'Eine Bestellung mit dieser Nummer gibt es nicht. Bitte sehen Sie nach, welcher Vertrag gemeint ist.',
  doubted:
    'Die Erklärung kam von einer anderen E-Mail-Adresse als die Bestellung. Bitte prüfen Sie, ob sie vom Kunden ist. Erst wenn Sie das im Büro bestätigen, gilt sie für die Bestellung, und zwar ab ihrem Eingang.',
  toDeclarations: 'Widerrufe und Kündigungen öffnen',
  toOrder: 'Bestellung öffnen',
};

const asTyped = (text: string): string => text;

/** @param written what a mail to this reader makes of what was typed */
function declared(declaration: Declaration, language: Language, written: typeof asTyped): MailRow[] {
  const t = mailTexts[language];
  const row = (label: string, text: string): MailRow => ({ label, value: written(text) });
  const common = [row(t.name, declaration.name), row(t.contract, declaration.contract)];
  const contact: MailRow = { label: t.email, value: declaration.email };
  const what: MailRow = { label: t.declaration, value: t[declaration.kind].declared };
  if (declaration.kind === 'withdrawal') {
    const rows = declaration.pieces === null ? [] : [row(t.onlyThese, declaration.pieces)];
    return [what, ...common, ...rows, contact];
  }
  const { manner, reason, endsOn } = declaration;
  return [
    what,
    { label: t.manner, value: t.manners[manner] },
    ...(reason === null ? [] : [row(t.reason, reason)]),
    ...common,
    { label: t.endsOn, value: endsOn === null ? t.asSoonAsPossible : mailFormatsIn(language).day(endsOn) },
    contact,
  ];
}
