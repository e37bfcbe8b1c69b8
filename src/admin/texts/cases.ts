import type { CaseKind, CaseOutcome, CaseReason } from '../../shared/orders/payment-case.ts';

/** What is held against the payment of an order. */
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
    help: 'Das alles weiß der Shop über die Bestellung. Kopieren Sie es in das Antwortfeld des Zahlungsdienstes und laden Sie dort die Rechnung und den Liefernachweis des Versenders dazu.',
    label: 'Text für den Zahlungsdienst',
    copy: 'Kopieren',
    copied: 'Kopiert.',
    notCopied: 'Der Browser lässt das Kopieren nicht zu. Bitte markieren Sie den Text selbst.',
    save: 'Als Textdatei sichern',
    close: 'Schließen',
  },
};
