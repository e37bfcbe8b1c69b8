import type { KindAbroad } from '../../shared/money/sale-kind.ts';

/** The customers abroad to whom the shop sells, and the tax that is printed then. */
export const salesAbroad = {
  title: 'Verkauf ins Ausland',
  saved: 'Gespeichert. Der Shop richtet sich ab jetzt danach.',
  about:
    'Der Shop berechnet bei jedem Verkauf, welche Umsatzsteuer anfällt: nach dem Ort, nach dem Käufer und danach, ob es um Vintage, Bootsholz, Miete oder Aufbau geht. Was hier ausgeschaltet ist, lesen Kunden als „auf Anfrage“ und schreiben Ihnen, um welche Stücke und welchen Ort es geht; die Anfragen stehen unter „Kundenfragen“. Bestellungen, die schon da sind, bleiben.',
  kinds: {
    'eu-consumer': {
      label: 'An Verbraucher in der EU',
      help: 'Ausgewiesen werden 19\u00a0% deutsche Umsatzsteuer oder, über der Schwelle unten, der Satz des Ziellands; bei Vintage unter der Differenzbesteuerung keine. Hierzu gehören auch Firmen, die keine Umsatzsteuer-ID angeben.',
    },
    'eu-business': {
      label: 'An Firmen mit Umsatzsteuer-ID aus einem anderen EU-Land',
      help: 'Ist die Umsatzsteuer-ID beim Bestellen von ihrem Finanzamt bestätigt (VIES), sind Lieferungen in ein anderes EU-Land steuerfrei (§ 6a UStG), und für Miete und Aufbau schuldet die Firma die Steuer selbst (§ 3a Abs. 2 UStG): Der Preis fällt um die deutsche Umsatzsteuer. Ist sie es nicht, zahlt die Firma 19\u00a0%. Heben Sie den Nachweis auf, dass die Ware angekommen ist (§ 17b UStDV). Was zu melden ist (Zusammenfassende Meldung, § 18a UStG), steht unter „Rechnungen“ bei „Steuermeldungen“. Ausgeschaltet: Wer eine solche Umsatzsteuer-ID angibt, fragt nach dem Preis; ohne sie bestellt die Firma mit 19\u00a0%. Vintage unter der Differenzbesteuerung bekommt sie in jedem Fall.',
    },
    'third-country': {
      label: 'In Länder außerhalb der EU',
      help: 'Schweiz, Norwegen und Großbritannien, dazu Helgoland, Büsingen, die Kanarischen Inseln, Åland und andere Gebiete, die nicht zum Steuergebiet der EU gehören. Ausfuhren dorthin sind steuerfrei (§ 6 UStG): Der Preis fällt um die deutsche Umsatzsteuer; Vintage unter der Differenzbesteuerung kostet dasselbe. Zoll und Steuer des Landes kommen für die Kunden hinzu. Heben Sie den Nachweis der Ausfuhr auf (§ 9 UStDV): Ohne ihn schulden Sie die Steuer. Miete und Aufbau bleiben auf Anfrage.',
    },
  } satisfies Record<KindAbroad, { readonly label: string; readonly help: string }>,
  distance: {
    title: 'Fernverkäufe in die EU',
    about:
      'Verkäufe an Verbraucher in anderen EU-Ländern sind mit dem Steuersatz des Ziellands zu versteuern, sobald sie zusammen 10.000\u00a0€ netto im Jahr übersteigen oder im Vorjahr überstiegen haben (§\u00a03c Abs.\u00a04 UStG). Der Shop zählt mit: Von der Bestellung an, die die Schwelle überschreitet, enthält jede den Satz des Ziellands; frühere bleiben, wie sie sind, und stornierte zählen nicht mehr. Die Preise ändern sich dadurch nicht: Bei einem höheren Satz bleibt dem Shop weniger. Vintage unter der Differenzbesteuerung, Miete und Abholung zählen nicht. Die Steuer des Ziellands melden Sie über den One-Stop-Shop beim Bundeszentralamt für Steuern (§\u00a018j UStG); die Anmeldung dazu brauchen Sie, bevor die Schwelle überschritten ist. Die Zahlen stehen unter „Rechnungen“ bei „Steuermeldungen“.',
    there: 'Von Anfang an im Zielland versteuern',
    thereHelp:
      'Wenn Sie dem Finanzamt erklärt haben, dass Sie auf die Schwelle verzichten. Das bindet mindestens zwei Kalenderjahre; ein Versehen lässt sich am selben Tag zurücknehmen. Auch einzuschalten, sobald Sie für den One-Stop-Shop angemeldet sind und die Schwelle überschritten ist: Dann erinnert „Heute“ nicht mehr daran.',
    elsewhere: (year: number) => `${year} außerhalb des Shops, netto in Euro`,
    inShop: (year: number, amount: string) =>
      `Fernverkäufe aus dem Laden, von Messen oder Marktplätzen. Im Shop ${year}: ${amount} netto.`,
    alarms: {
      near: (thisYear: string, _lastYear: string) =>
        `Die Fernverkäufe in die EU betragen in diesem Jahr ${thisYear} netto. Über 10.000\u00a0€ sind sie im Zielland zu versteuern; melden Sie sich vorher für den One-Stop-Shop an.`,
      passed: (thisYear: string, lastYear: string) =>
        `Die Fernverkäufe in die EU haben die Schwelle von 10.000\u00a0€ netto überschritten: in diesem Jahr ${thisYear}, im letzten ${lastYear}. Neue Bestellungen enthalten den Steuersatz des Ziellands, und Sie melden ihn über den One-Stop-Shop.`,
    },
    toSettings: 'Verkauf ins Ausland',
  },
};
