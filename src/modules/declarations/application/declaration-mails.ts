import type { Mail } from '../../../platform/mail/mail.ts';
import type { MailRow } from '../../../platform/mail/mail-blocks.ts';
import { mailFormatsIn } from '../../../platform/mail/mail-formats.ts';
import { mailTextsIn } from '../../../platform/mail/mail-texts-in.ts';
import type { Language } from '../../../shared/language.ts';
import { withoutLinks, type Declaration } from '../domain/declaration.ts';

/**
 * The receipt of a declaration on a durable medium: its content, date and time (§ 356a (4), § 312k (4) BGB). Whether it
 * has an effect is not said, since nobody has looked yet.
 * @param repeats whether it says what was typed; not while the form is used to write to strangers
 */
export function receiptMail(
  declaration: Declaration,
  receivedAt: Date,
  language: Language,
  repeats: boolean,
): Mail {
  const t = mailTextsIn(language, texts);
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
            { kind: 'table' as const, rows: declared(declaration, language) },
          ]
        : [{ kind: 'paragraph' as const, text: receivedOnly(moment) }]),
      { kind: 'paragraph', text: t.next },
      { kind: 'note', text: t.notYou },
    ],
  };
}

function declared(declaration: Declaration, language: Language): MailRow[] {
  const t = mailTextsIn(language, texts);
  const row = (label: string, text: string): MailRow => ({ label, value: withoutLinks(text) });
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

const texts = {
  de: {
    withdrawal: {
      subject: 'Eingang Ihres Widerrufs',
      received: (moment: string) =>
        `Ihr Widerruf ist am ${moment} Uhr bei uns eingegangen. Das haben Sie erklärt:`,
      receivedOnly: (moment: string) => `Ihr Widerruf ist am ${moment} Uhr bei uns eingegangen.`,
      declared: 'Hiermit widerrufe ich den Vertrag',
    },
    ending: {
      subject: 'Eingang Ihrer Kündigung',
      received: (moment: string) =>
        `Ihre Kündigung ist am ${moment} Uhr bei uns eingegangen. Das haben Sie erklärt:`,
      receivedOnly: (moment: string) => `Ihre Kündigung ist am ${moment} Uhr bei uns eingegangen.`,
      declared: 'Hiermit kündige ich den Vertrag',
    },
    next: 'Wir melden uns, sobald wir alles geprüft haben.',
    notYou: 'Haben Sie das nicht erklärt? Dann antworten Sie bitte kurz auf diese Mail.',
    declaration: 'Erklärung',
    name: 'Name',
    contract: 'Vertrag',
    email: 'E-Mail',
    onlyThese: 'Nur diese Stücke',
    manner: 'Art',
    manners: { ordinary: 'ordentlich', extraordinary: 'außerordentlich' },
    reason: 'Grund',
    endsOn: 'Zum',
    asSoonAsPossible: 'nächstmöglichen Zeitpunkt',
  },
  en: {
    withdrawal: {
      subject: 'We have received your withdrawal',
      received: (moment: string) =>
        `your withdrawal reached us on ${moment} (Berlin time). This is what you declared:`,
      receivedOnly: (moment: string) => `your withdrawal reached us on ${moment} (Berlin time).`,
      declared: 'I hereby withdraw from the contract',
    },
    ending: {
      subject: 'We have received your notice of termination',
      received: (moment: string) =>
        `your notice of termination reached us on ${moment} (Berlin time). This is what you declared:`,
      receivedOnly: (moment: string) => `your notice of termination reached us on ${moment} (Berlin time).`,
      declared: 'I hereby terminate the contract',
    },
    next: 'We will get in touch as soon as we have checked everything.',
    notYou: 'Was it not you? Then please reply briefly to this mail.',
    declaration: 'Declaration',
    name: 'Name',
    contract: 'Contract',
    email: 'E-mail',
    onlyThese: 'Only these pieces',
    manner: 'Kind',
    manners: { ordinary: 'ordinary', extraordinary: 'extraordinary' },
    reason: 'Reason',
    endsOn: 'Ends on',
    asSoonAsPossible: 'the earliest possible date',
  },
};
