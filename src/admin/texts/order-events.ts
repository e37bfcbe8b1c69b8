import type { RefusalMeaning } from '../../shared/orders/refusal-meaning.ts';
import type { Order } from '../orders/order-types.ts';

/** What happened to an order, as its history names it. */
export const orderEvents = {
  'order-drafted': 'In der Kasse begonnen',
  'order-offered': 'Verbindlich bestellt',
  'order-accepted': 'Angenommen',
  'order-declined': 'Abgelehnt',
  'order-lapsed': 'Verfallen',
  'order-cancelled': 'Storniert',
  'order-reinstated': 'Wieder gültig',
  'payment-reminded': 'An die Zahlung erinnert',
  'payment-received': 'Bezahlt',
  'payment-part-received': 'Ein Teil bezahlt',
  'payment-surplus': 'Zu viel überwiesen',
  'payment-too-late': 'Geld gekommen, das zurückzuzahlen ist',
  'payment-lapsed': 'Zahlungsfrist verstrichen',
  'payment-dropped': 'Zahlung nicht mehr erwartet',
  'payment-refunded': 'Geld zurückgezahlt',
  'payment-refund-returned': 'Zurückgezahltes Geld wieder beim Zahlungsdienst',
  'payment-pending': 'Zahlung wird vom Zahlungsdienst geprüft',
  'payment-refused': 'Zahlung vom Zahlungsdienst abgelehnt',
  'case-opened': 'Zahlung angefochten oder zu prüfen',
  'case-worse': 'Fall zur Zahlung geht weiter',
  'case-won': 'Fall zur Zahlung gewonnen',
  'case-lost': 'Geld nach einer Rückbuchung verloren',
  'case-ended': 'Fall zur Zahlung beendet',
  'case-released': 'Trotzdem auszuliefern',
  'receipt-taken-back': 'Zahlungseingang zurückgenommen',
  'refund-ordered': 'Rückzahlung veranlasst',
  'refund-made': 'Rückzahlung ausgeführt',
  'refund-returned': 'Rückzahlung zurückgekommen',
  'refund-tried-again': 'Rückzahlung noch einmal versucht',
  'surplus-refunded': 'Doppelte Zahlung zurückgezahlt',
  'piece-prepared': 'Bereitgestellt',
  'piece-shipped': 'Verschickt',
  'piece-handed-over': 'Übergeben',
  'line-taken-back': 'Rücksendung angekommen',
  'rental-overdue': 'Miete überfällig',
  'rental-clash': 'Überfällige Miete: Das Stück ist inzwischen anderen versprochen',
  'rental-returned': 'Miete zurück',
  'piece-returned': 'Rücksendung angekommen',
  'dispatch-proved': 'Absendung nachgewiesen',
  'withdrawal-received': 'Widerruf eingegangen',
  'ending-received': 'Kündigung eingegangen',
  'declaration-accepted': 'Erklärung als vom Kunden bestätigt',
  'declaration-closed': 'Erklärung abgelegt',
  'declaration-reopened': 'Erklärung wieder geöffnet',
  'mail-sent-again': 'E-Mail noch einmal gesendet',
  'link-renewed': 'Neuer Link zur Bestellung gesendet',
  note: 'Notiz',
} satisfies Record<Order['events'][number]['type'], string>;

/** What it means that a provider refused a payment: who can do something about it. Nothing was charged. */
export const refusals: Readonly<Record<RefusalMeaning, string>> = {
  'ask-again': 'Der Kunde muss sie noch einmal bestätigen; dasselbe Zahlungsmittel kann gehen.',
  'other-means':
    'Bank oder Konto des Kunden lehnen ab; er kann mit einem anderen Zahlungsmittel bezahlen. Für Sie ist nichts zu tun.',
  'try-later': 'Der Zahlungsdienst ist überlastet oder noch beschäftigt; es geht von selbst weiter.',
  'for-staff':
    'Es liegt am Shop: Sein Konto beim Zahlungsdienst ist eingeschränkt, oder Schlüssel und Rechte stimmen nicht. Sehen Sie dort nach; der Kunde kann auf einem anderen Weg bezahlen.',
  over: 'Die Zahlung war abgelaufen oder schon beendet; der Kunde kann eine neue beginnen.',
};
