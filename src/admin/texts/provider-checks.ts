import type { z } from 'zod';
import type { providerChecksSchema } from '../../modules/payments/http/provider-checks.schemas.ts';

type Finding = z.output<typeof providerChecksSchema>['findings'][number];
type Help = Readonly<Record<Finding['provider'], string>>;

const atStripe = (stripe: string): Help => ({ stripe, paypal: '' });

/** What the owner sets up at Stripe and PayPal, and what to press there. */
export const providerChecks = {
  title: 'Bei den Zahlungsdiensten',
  alert: (count: number) =>
    count === 1
      ? 'Bei einem Zahlungsdienst ist etwas noch nicht eingerichtet.'
      : `Bei den Zahlungsdiensten sind ${count} Dinge noch nicht eingerichtet.`,
  toList: 'Was dort zu tun ist',
  noProviders:
    'Stripe und PayPal sind noch nicht verbunden. Sobald die Technik die Zugänge eingetragen hat, steht hier, was dort noch einzurichten ist.',
  providers: { stripe: 'Stripe', paypal: 'PayPal' } satisfies Record<Finding['provider'], string>,
  states: { fine: 'in Ordnung', wrong: 'zu tun', unknown: 'nicht zu sehen' } satisfies Record<
    Finding['state'],
    string
  >,
  unknownHelp:
    'Der Shop darf das dort nicht lesen oder bekam keine Antwort. Sehen Sie selbst nach, oder lassen Sie die Technik dem Schlüssel dieses Leserecht geben.',
  again: 'Noch einmal nachsehen',
  asOf: (moment: string) => `Nachgesehen: ${moment}`,
  checks: {
    account: {
      title: 'Konto freigeschaltet',
      help: atStripe(
        'Das Konto nimmt keine Zahlungen an oder zahlt nicht aus. Öffnen Sie bei Stripe die Startseite: Dort steht oben, welche Angaben fehlen.',
      ),
    },
    webhooks: {
      title: 'Meldungen an den Shop',
      help: {
        stripe:
          'Stripe meldet dem Shop nicht alles; er merkt es dann erst Stunden später. Bei Stripe: Entwickler, Webhooks, den Endpunkt des Shops öffnen, „Ereignisse bearbeiten“, diese hinzufügen:',
        paypal:
          'PayPal meldet dem Shop nicht alles; er merkt es dann erst Stunden später. Im PayPal-Entwicklerbereich: Apps & Credentials, Live, Ihre App, Webhooks, den des Shops bearbeiten, diese ankreuzen:',
      },
    },
    statement: {
      title: 'Name auf Abrechnungen',
      help: atStripe(
        'Auf Kartenabrechnungen steht kein Name, an dem man den Shop erkennt. Das führt zu Rückbuchungen. Bei Stripe: Einstellungen, Öffentliche Angaben, „Zahlungsbeschreibung“ und ihre Kurzform ausfüllen. Der Shop hängt die Bestellnummer an.',
      ),
    },
    cards: {
      title: 'Karten',
      help: atStripe(
        'Karten sind ausgeschaltet. Bei Stripe: Einstellungen, Zahlungsmethoden, „Karten“ einschalten.',
      ),
    },
    klarna: {
      title: 'Klarna',
      help: atStripe(
        'Der Shop bietet Klarna an, aber bei Stripe ist es ausgeschaltet oder noch nicht bewilligt. Bei Stripe: Einstellungen, Zahlungsmethoden, „Klarna“ einschalten; oder der Shop startet mit STRIPE_KLARNA=off.',
      ),
    },
    domain: {
      title: 'Adresse des Shops für Apple Pay und Google Pay',
      help: atStripe(
        'Ohne sie erscheinen Apple Pay und Google Pay nicht. Bei Stripe: Einstellungen, Zahlungsmethoden, „Domains für Zahlungsmethoden“, „Domain hinzufügen“, diese eintragen:',
      ),
    },
    'apple-pay': {
      title: 'Apple Pay',
      help: atStripe(
        'Apple Pay ist ausgeschaltet oder für diese Adresse noch nicht bestätigt. Bei Stripe: Einstellungen, Zahlungsmethoden, „Apple Pay“ einschalten; unter „Domains für Zahlungsmethoden“ steht, was an der Adresse fehlt.',
      ),
    },
    'google-pay': {
      title: 'Google Pay',
      help: atStripe(
        'Google Pay ist ausgeschaltet oder für diese Adresse noch nicht bestätigt. Bei Stripe: Einstellungen, Zahlungsmethoden, „Google Pay“ einschalten.',
      ),
    },
    reports: {
      title: 'Auszahlungen lesen',
      help: {
        stripe: '',
        paypal:
          'Der Shop sieht nicht, was PayPal an Ihre Bank überwiesen hat. Im PayPal-Entwicklerbereich: Apps & Credentials, Live, Ihre App, „Transaction search“ ankreuzen und speichern. Das gilt nach einigen Stunden.',
      },
    },
  } satisfies Record<Finding['check'], { readonly title: string; readonly help: Help }>,
};
