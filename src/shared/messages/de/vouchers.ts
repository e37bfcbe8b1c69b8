import { figures } from '../figures.ts';

const { day, euros } = figures.de;

/** Why a voucher does not apply to a cart. */
export const vouchers = {
  'voucher-unknown': 'Diesen Code kennen wir nicht, oder der Gutschein gilt nicht mehr.',
  'voucher-not-yet': ({ day: first }: { readonly day: string }) =>
    `Dieser Gutschein gilt erst ab dem ${day(first)}.`,
  'voucher-over': ({ day: last }: { readonly day: string }) => `Dieser Gutschein galt bis zum ${day(last)}.`,
  'voucher-used': 'Dieser Gutschein ist schon eingelöst.',
  'gift-voucher-spent': 'Dieser Geschenkgutschein ist aufgebraucht.',
  'gift-voucher-held': ({ heldCents, day: last }: { readonly heldCents: number; readonly day: string }) =>
    `Auf diesem Geschenkgutschein ist gerade nichts frei: ${euros(heldCents)} sind bis zum ${day(last)} für eine Bestellung reserviert, die noch nicht bezahlt ist.`,
  'gift-voucher-empty':
    'Auf diesem Geschenkgutschein ist kein Guthaben mehr, mit dem sich diese Bestellung bezahlen lässt.',
  'voucher-used-by-you': 'Diesen Gutschein haben Sie schon eingelöst. Er gilt einmal je Person.',
  'voucher-for-somebody-else':
    'Dieser Gutschein ist auf eine andere E-Mail-Adresse ausgestellt und nicht übertragbar.',
  'voucher-for-consumers': 'Dieser Gutschein gilt nur für Privatkundinnen und Privatkunden.',
  'voucher-for-businesses': 'Dieser Gutschein gilt nur für Unternehmen.',
  'voucher-not-for-these': 'Dieser Gutschein gilt für keines der Stücke in Ihrem Warenkorb.',
  'voucher-order-too-small': ({ leastCents }: { readonly leastCents: number }) =>
    `Dieser Gutschein gilt ab einem Warenwert von ${euros(leastCents)}.`,
  'voucher-leaves-nothing': ({ leastCents }: { readonly leastCents: number }) =>
    `Nach Abzug des Gutscheins müssen mindestens ${euros(leastCents)} zu zahlen bleiben.`,
  'gift-value-out-of-range': 'Bitte geben Sie einen Wert in ganzen Euro von 10 bis 5.000 an',
  'gift-day-impossible': 'Bitte wählen Sie einen Tag von heute an und innerhalb eines Jahres',
  'voucher-worth-missing': 'Bitte geben Sie entweder einen Wert oder Prozent an',
  'voucher-ends-before': 'Der letzte Tag liegt vor dem ersten',
  'voucher-code-missing': 'Bitte geben Sie den Code ein',
  'voucher-least-below-value': 'Mindestens so viel, wie der Gutschein wert ist; leer ist es genau so viel',
  'voucher-one-code': 'Für eine bestimmte Person gibt es genau einen Code',
};
