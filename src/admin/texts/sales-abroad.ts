import type { KindAbroad } from '../../shared/money/sale-kind.ts';

/** To whom abroad the shop sells, and which tax is printed then. */
export const salesAbroad = {
  title: 'Verkauf ins Ausland',
  saved: 'Gespeichert. Der Shop richtet sich ab jetzt danach.',
  about:
    'Der Shop berechnet bei jedem Verkauf, welche Umsatzsteuer anfällt: nach dem Ort, nach dem Käufer und danach, ob es um Vintage, Bootsholz, Miete oder Aufbau geht. Was hier ausgeschaltet ist, lesen Kunden als „auf Anfrage“ und schreiben Ihnen, um welche Stücke und welchen Ort es geht; die Anfragen stehen unter „Kundenfragen“. Bestellungen, die schon da sind, bleiben.',
  kinds: {
    'eu-consumer': {
      label: 'An Verbraucher in der EU',
      help: 'Ausgewiesen werden 19\u00a0% deutsche Umsatzsteuer, bei Vintage unter der Differenzbesteuerung keine. Das ist richtig, solange solche Verkäufe in alle anderen EU-Länder zusammen 10.000\u00a0€ netto im Jahr nicht übersteigen, auch nicht im Vorjahr (§ 3c UStG); Vintage zählt dabei nicht mit. Hierzu gehören auch Firmen, die keine Umsatzsteuer-ID angeben.',
    },
    'eu-business': {
      label: 'An Firmen mit Umsatzsteuer-ID aus einem anderen EU-Land',
      help: 'Ist die Umsatzsteuer-ID beim Bestellen von ihrem Finanzamt bestätigt (VIES), sind Lieferungen in ein anderes EU-Land steuerfrei (§ 6a UStG), und für Miete und Aufbau schuldet die Firma die Steuer selbst (§ 3a Abs. 2 UStG): Der Preis fällt um die deutsche Umsatzsteuer. Ist sie es nicht, zahlt die Firma 19\u00a0%. Heben Sie den Nachweis auf, dass die Ware angekommen ist (§ 17b UStDV). Ausgeschaltet: Wer eine solche Umsatzsteuer-ID angibt, fragt nach dem Preis; ohne sie bestellt die Firma mit 19\u00a0%. Vintage unter der Differenzbesteuerung bekommt sie in jedem Fall.',
    },
    'third-country': {
      label: 'In Länder außerhalb der EU',
      help: 'Schweiz, Norwegen und Großbritannien, dazu Helgoland, Büsingen, die Kanarischen Inseln, Åland und andere Gebiete, die nicht zum Steuergebiet der EU gehören. Ausfuhren dorthin sind steuerfrei (§ 6 UStG): Der Preis fällt um die deutsche Umsatzsteuer; Vintage unter der Differenzbesteuerung kostet dasselbe. Zoll und Steuer des Landes kommen für die Kunden hinzu. Heben Sie den Nachweis der Ausfuhr auf (§ 9 UStDV): Ohne ihn schulden Sie die Steuer. Miete und Aufbau bleiben auf Anfrage.',
    },
  } satisfies Record<KindAbroad, { readonly label: string; readonly help: string }>,
};
