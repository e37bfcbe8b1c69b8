import type {
  SellerProtection,
  CaseKind,
  CaseOutcome,
  CaseReason,
} from '../../../shared/orders/payment-vocabulary.ts';
import type { z } from 'zod';
import type { evidenceSchema } from '../../../modules/ordering/http/order-parts.schemas.ts';

type EvidenceField = z.output<typeof evidenceSchema>['fields'][number];

/** Cases against the payment of an order: disputes, inquiries, warnings, reviews. */
export const cases = {
  title: 'Angefochtene Zahlung',
  /** Beside the state of an order. */
  marks: {
    'needs-response': 'Zahlung angefochten',
    waiting: 'Zahlung angefochten, in Prüfung',
    lost: 'Zahlung verloren',
  },
  kinds: {
    dispute: 'Rückbuchung',
    inquiry: 'Rückfrage zur Zahlung',
    warning: 'Betrugswarnung der Bank',
    review: 'Vom Zahlungsdienst zu prüfen',
  } satisfies Record<CaseKind, string>,
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
  /** What is the matter, and what can be done, while it is the shop's turn. */
  turn: {
    dispute:
      'Die Kundin oder der Kunde hat der Abbuchung widersprochen. Das Geld ist einbehalten oder schon zurückgebucht. Sie können es nur behalten, wenn Sie bis zum genannten Tag Belege einreichen: Das geht einmal, auf der Seite des Zahlungsdienstes. Zahlen Sie nicht zusätzlich zurück.',
    inquiry:
      'Noch ist kein Geld zurückgebucht. Klären Sie die Sache mit der Kundin oder dem Kunden, antworten Sie auf der Seite des Zahlungsdienstes, oder zahlen Sie das Geld zurück: Sonst wird leicht eine Rückbuchung daraus.',
    warning:
      'Die Bank vermutet, dass mit einer gestohlenen Karte bezahlt wurde. Meist folgt eine Rückbuchung, und dann sind Geld und Stück weg. Ist das Stück noch hier, zahlen Sie im Zweifel alles zurück und stornieren Sie.',
    review:
      'Der Zahlungsdienst hält die Zahlung für auffällig. Sehen Sie sie auf seiner Seite an: Geben Sie sie dort frei oder zahlen Sie sie zurück.',
  } satisfies Record<CaseKind, string>,
  waiting: 'Sie sind gerade nicht am Zug. Der Zahlungsdienst prüft; das kann Wochen dauern.',
  ended: {
    won: 'Zu Ihren Gunsten entschieden: Das Geld gehört wieder Ihnen, und alles ist wie vorher.',
    lost: 'Gegen Sie entschieden: Das Geld ist weg und wird nicht noch einmal zurückgezahlt. Was noch bei Ihnen ist, behalten Sie; fordern Sie sonst die Ware oder den Preis außerhalb des Shops ein. Die Rechnung bleibt gültig; der Verlust steht unter „Gebühren und Auszahlungen“ für die Steuerberatung.',
    dropped: 'Beendet, ohne dass über das Geld entschieden wurde.',
  } satisfies Record<CaseOutcome, string>,
  stops:
    'Was noch bei Ihnen ist, lässt sich erst verschicken oder übergeben, wenn Sie „Trotzdem ausliefern“ gewählt haben.',
  facts: {
    reason: 'Grund',
    amount: 'Betrag',
    withheld: 'Einbehalten oder weg',
    respondBy: 'Antworten bis',
    opened: 'Gekommen',
    ended: 'Beendet',
    released: 'Trotzdem ausliefern',
  },
  releasedBy: (by: string, moment: string, reason: string) =>
    [`${by}, ${moment}`, ...(reason === '' ? [] : [reason])].join(': '),
  page: 'Beim Zahlungsdienst öffnen',
  evidence: {
    button: 'Belege zusammenstellen',
    title: 'Belege zur Bestellung',
    until: (weekday: string, moment: string) =>
      `Einzureichen bis ${weekday}, ${moment}. Danach wird ohne Sie entschieden.`,
    steps: {
      archive:
        'Laden Sie alles herunter, was der Shop hat: ein PDF mit Bestellung, Lieferung, E-Mails und Rückzahlungen, dazu die Rechnungen und die bestätigten AGB.',
      carrier:
        'Holen Sie beim Versender den Nachweis der Zustellung mit Unterschrift: Den hat nur er. Bei Abholung ist es Ihr unterschriebener Abholschein.',
      form: 'Öffnen Sie den Fall beim Zahlungsdienst, kopieren Sie die Felder von unten hinein, laden Sie die Dateien hoch, lesen Sie alles noch einmal und senden Sie ab. Das geht nur einmal.',
    },
    download: 'Belege herunterladen',
    trackingPage: 'Sendungsverfolgung öffnen',
    loading: 'Felder werden geladen',
    fieldsTitle: 'Felder zum Kopieren',
    fieldsHelp:
      'Darunter steht jeweils, wie das Feld beim Zahlungsdienst heißt. Was fehlt, weiß der Shop nicht.',
    fields: {
      customer_name: 'Name',
      customer_email_address: 'E-Mail',
      billing_address: 'Rechnungsadresse',
      shipping_address: 'Lieferadresse',
      product_description: 'Was gekauft wurde',
      shipping_carrier: 'Versender',
      shipping_tracking_number: 'Sendungsnummer',
      shipping_date: 'Verschickt am',
      service_date: 'Übergeben am',
      refund_policy_disclosure: 'Wie die Rückgabe erklärt wurde',
      uncategorized_text: 'Text für den Zahlungsdienst',
      carrier_name: 'Versender',
      tracking_number: 'Sendungsnummer',
      notes: 'Text für den Zahlungsdienst',
    } satisfies Record<EvidenceField['field'], string>,
    copy: 'Kopieren',
    copyOf: (field: string) => `${field} kopieren`,
    copied: (field: string) => `${field} kopiert.`,
    notCopied: 'Der Browser lässt das Kopieren nicht zu. Bitte markieren Sie den Text selbst.',
    close: 'Schließen',
  },
};

/** PayPal's protection of sellers, which needs the address of its own page and a tracking number. */
export const sellerProtection = {
  title: 'PayPal-Verkäuferschutz',
  states: {
    full: 'ja',
    partly: 'nur zum Teil',
    none: 'nein',
  } satisfies Record<SellerProtection, string>,
  beforeDelivery: {
    partly:
      'PayPal schützt diese Zahlung nur zum Teil: Bei einer der beiden Beschwerden (nicht angekommen, nicht selbst bezahlt) trägt der Shop den Schaden. Bitte nur mit Nachweis und nur an die Adresse der Bestellung liefern.',
    none: 'PayPal schützt diese Zahlung nicht: Kommt eine Beschwerde, trägt der Shop den Schaden. Bitte vor der Übergabe prüfen, ob Name, Adresse und Kundschaft zusammenpassen.',
  } satisfies Record<Exclude<SellerProtection, 'full'>, string>,
};
