import type { KindAbroad } from '../../shared/money/sale-kind.ts';

/** To whom abroad the shop sells, and which tax is printed then. */
export const salesAbroad = {
  title: 'Verkauf ins Ausland',
  saved: 'Gespeichert. Der Shop richtet sich ab jetzt danach.',
  about:
    'Der Shop weist bei jedem Verkauf deutsche Umsatzsteuer aus, auch ins Ausland. Wo das nicht richtig ist, verkauft er erst, wenn Sie es hier einschalten. Bis dahin lesen Kunden „auf Anfrage“ und schreiben Ihnen, um welche Stücke und welchen Ort es geht; die Anfragen stehen unter „Kundenfragen“. Bestellungen, die schon da sind, bleiben.',
  kinds: {
    'eu-consumer': {
      label: 'An Verbraucher in der EU',
      help: 'Ausgewiesen werden 19\u00a0% deutsche Umsatzsteuer, bei Vintage unter der Differenzbesteuerung keine. Das ist richtig, solange solche Verkäufe in alle anderen EU-Länder zusammen 10.000\u00a0€ netto im Jahr nicht übersteigen, auch nicht im Vorjahr (§ 3c UStG); Vintage zählt dabei nicht mit. Hierzu gehören auch Firmen, die keine Umsatzsteuer-ID angeben.',
    },
    'eu-business': {
      label: 'An Firmen mit Umsatzsteuer-ID aus einem anderen EU-Land',
      help: 'Lieferungen in ein anderes EU-Land sind dann steuerfrei (§ 6a UStG), Miete und Aufbau auch in Deutschland nicht steuerbar (§ 3a Abs. 2 UStG). Der Shop weist trotzdem 19\u00a0% aus, und ausgewiesene Steuer schulden Sie (§ 14c UStG). Ausgeschaltet: Wer eine solche Umsatzsteuer-ID angibt, fragt nach dem Preis; ohne sie bestellt die Firma mit 19\u00a0%. Vintage unter der Differenzbesteuerung bekommt sie in jedem Fall.',
    },
    'third-country': {
      label: 'In Länder außerhalb der EU',
      help: 'Schweiz, Norwegen und Großbritannien, dazu Helgoland, Büsingen, die Kanarischen Inseln, Åland und andere Gebiete, die nicht zum Steuergebiet der EU gehören. Nachgewiesene Ausfuhren dorthin sind steuerfrei (§ 6 UStG), Mieten an Menschen und Firmen von dort nicht steuerbar (§ 3a UStG). Der Shop weist trotzdem 19\u00a0% aus, und ausgewiesene Steuer schulden Sie (§ 14c UStG); Zoll und Steuer des Landes kommen für die Kunden hinzu.',
    },
  } satisfies Record<KindAbroad, { readonly label: string; readonly help: string }>,
};
