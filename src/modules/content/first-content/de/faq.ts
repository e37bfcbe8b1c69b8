import type { FaqItem } from '../../domain/short-texts.ts';

/** The topic stands before the question, its anchor behind it; each line of an answer is a paragraph. */
export const faq: readonly FaqItem[] = [
  {
    question: 'Bestellen und bezahlen | Wie bestelle ich? {#wie-bestelle-ich}',
    answer:
      'Legen Sie das Möbel in den Warenkorb, gehen Sie zur Kasse, geben Sie Ihre Adresse ein und prüfen Sie alles in Ruhe. Verbindlich wird die Bestellung erst mit dem Knopf „zahlungspflichtig bestellen“. Bis dahin können Sie jede Angabe ändern.\nAuch am Telefon und per E-Mail nehmen wir Bestellungen an: [{phone}](tel:{phoneLink}), [{email}](mailto:{email}).',
  },
  {
    question: 'Bestellen und bezahlen | Brauche ich ein Kundenkonto? {#brauche-ich-ein-konto}',
    answer:
      'Nein. Sie können ohne Anmeldung bestellen, mieten und alle Seiten lesen. Mit einem [Konto](/login) sehen Sie Ihre Bestellungen an einer Stelle.',
  },
  {
    question: 'Bestellen und bezahlen | Wie kann ich bezahlen? {#zahlungsarten}',
    answer:
      'Mit Karte, mit PayPal, mit Klarna oder per Überweisung. Keine Zahlungsart kostet einen Aufschlag.\nBei der Überweisung sehen Sie nach der Bestellung unsere Bankverbindung und einen QR-Code für Ihre Banking-App. Wir halten das Möbel so lange für Sie zurück, wie es auf der Bestellseite steht.',
  },
  {
    question: 'Bestellen und bezahlen | Kann ich in Raten zahlen? {#ratenzahlung}',
    answer:
      'Ob und wie das gerade möglich ist, steht auf der Seite [Ratenzahlung](/ratenzahlung-bei-wmk), zusammen mit allem, was Sie vorher wissen sollten.',
  },
  {
    question: 'Bestellen und bezahlen | Ist die Mehrwertsteuer im Preis enthalten? {#mehrwertsteuer}',
    answer:
      'Ja, alle Preise sind Endpreise. Möbel aus Bootsholz enthalten 19 % Mehrwertsteuer. Vintage-Möbel verkaufen wir differenzbesteuert nach § 25a UStG; dabei wird die Steuer auf der Rechnung nicht gesondert ausgewiesen.',
  },
  {
    question: 'Bestellen und bezahlen | Bekomme ich eine Rechnung? {#rechnung}',
    answer:
      'Ja, zu jeder Bestellung, per E-Mail. Bestellen Sie für ein Unternehmen, dann wählen Sie in der Kasse „Geschäftlich“ und tragen Firma und Umsatzsteuer-ID ein.',
  },
  {
    question: 'Bestellen und bezahlen | Wie viele Gutscheine kann ich einlösen? {#gutschein}',
    answer:
      'Je Bestellung einen Aktionsgutschein und einen Geschenkgutschein. Beide geben Sie ein, bevor Sie bestellen; nachträglich lassen sie sich nicht verrechnen.\nGeschenkgutscheine gelten bis zum Ende des dritten Jahres nach dem Jahr des Kaufs und dürfen weitergegeben werden.',
  },
  {
    question: 'Bestellen und bezahlen | Kann ich über den Preis verhandeln? {#handeln}',
    answer:
      'Bei einem einzelnen Stück eher nicht, denn der Preis ist schon knapp kalkuliert. Nehmen Sie mehrere Möbel, dann schreiben Sie uns ein Angebot an [{email}](mailto:{email}).',
  },
  {
    question: 'Versand und Lieferung | Was kostet die Lieferung in Berlin? {#versandkosten-berlin}',
    answer:
      'Je nach Ortsteil 25 € bis 45 €, bis in die Wohnung und je Lieferung, gleich wie viele Möbel Sie bestellen. Nach Potsdam sind es 60 €, ins Berliner Umland 70 €.\nIst ein schweres Stück dabei, das vier oder sechs Menschen tragen müssen, kostet die Lieferung das Doppelte. Die ganze Tabelle steht unter [Versand](/versand).',
  },
  {
    question:
      'Versand und Lieferung | Was kostet der Versand nach Deutschland und Europa? {#versandkosten-europa}',
    answer:
      'Das hängt vom Land ab und wird im Warenkorb berechnet, sobald Sie Ihre Adresse eingeben. Wir geben die Kosten der Spedition 1 : 1 weiter. Mehrere Möbel einer Bestellung teilen sich die Fracht.',
  },
  {
    question: 'Versand und Lieferung | Wie lange dauert die Lieferung? {#lieferzeit}',
    answer: 'In Berlin höchstens 1 Woche, in Deutschland 3 Wochen, im übrigen Europa 5 Wochen.',
  },
  {
    question: 'Versand und Lieferung | Was heißt „bis zur Bordsteinkante“? {#bordsteinkante}',
    answer:
      'Die Spedition stellt die Palette vor Ihrem Haus ab. Hinein tragen Sie die Möbel selbst. Bis in die Wohnung liefern wir in Berlin, in Potsdam und im Berliner Umland.',
  },
  {
    question: 'Versand und Lieferung | Kann ich den Liefertermin aussuchen? {#liefertermin}',
    answer:
      'In Berlin stimmen wir den Tag mit Ihnen ab. Bei Speditionen meldet sich das Unternehmen bei Ihnen, wenn Sie uns in der Kasse erlauben, Telefonnummer und E-Mail-Adresse weiterzugeben.',
  },
  {
    question: 'Versand und Lieferung | Bauen Sie die Möbel auf? {#aufbau}',
    answer:
      'Ja, in Berlin und Potsdam, für 35 € je Stück. Sie wählen den Aufbau auf der Seite des Möbels aus.',
  },
  {
    question: 'Versand und Lieferung | Verschicken Sie auch nach Übersee? {#weltweit}',
    answer:
      'Ja, auf Anfrage und versichert. Schreiben Sie uns an [{email}](mailto:{email}), welches Möbel in welches Land soll. Sie bekommen ein Angebot mit Fracht, Zoll und Versicherung.',
  },
  {
    question: 'Versand und Lieferung | Mein Möbel ist beschädigt angekommen. Was nun? {#transportschaden}',
    answer:
      'Machen Sie bitte Fotos von Möbel und Verpackung und schreiben Sie uns. Wir kümmern uns um die Spedition und klären mit Ihnen, ob wir reparieren, ersetzen oder erstatten.\nIhre gesetzlichen Rechte bleiben auch dann bestehen, wenn Sie den Schaden nicht sofort gemeldet haben.',
  },
  {
    question: 'Geschäft und Abholung | Wann haben Sie geöffnet? {#oeffnungszeiten}',
    answer:
      'Montag bis Donnerstag und Samstag von 9 bis 18 Uhr. Einen Termin brauchen Sie nicht. Freitags und sonntags ist geschlossen.',
  },
  {
    question: 'Geschäft und Abholung | Kann ich meine Bestellung abholen? {#abholen}',
    answer:
      'Ja, kostenlos. Wählen Sie in der Kasse „Abholung im Geschäft“. Vintage-Möbel liegen im Vintage-Store in der Frankfurter Allee bereit, Möbel aus Bootsholz im Bootsholz-Store in der Revaler Straße.',
  },
  {
    question: 'Geschäft und Abholung | Stehen alle Möbel im Showroom? {#alles-im-showroom}',
    answer:
      'Nein, dafür sind es zu viele. Möchten Sie ein bestimmtes Stück sehen, rufen Sie vorher an: [{phone}](tel:{phoneLink}). Wir holen es dann aus dem Lager. Bilder vom Geschäft finden Sie unter [Vintage Mega Store](/vintage-mega-store).',
  },
  {
    question: 'Geschäft und Abholung | Können Sie ein Möbel für mich zurücklegen? {#zuruecklegen}',
    answer:
      'Sobald Sie in der Kasse zur Zahlung weitergehen, ist das Stück 30 Minuten für Sie reserviert, bei einer Bestellung per Überweisung mehrere Tage. Ohne Bestellung legen wir nichts zurück. Mit der Wunschliste behalten Sie es im Blick.',
  },
  {
    question: 'Mieten | Was kostet es, ein Möbel zu mieten? {#was-kostet-mieten}',
    answer:
      'Einen Anteil am Verkaufspreis: 10 % für 1 Tag, 20 % für 1 Woche, 30 % für 1 Monat, 40 % für 1 Jahr und 50 % für 2 Jahre. Bei Vintage-Möbeln kommen 19 % Mehrwertsteuer auf die Miete. Der Shop zeigt Ihnen immer den fertigen Preis.',
  },
  {
    question: 'Mieten | Welche Möbel kann ich mieten? {#was-kann-ich-mieten}',
    answer:
      'Über 1000 Stücke, erkennbar am Knopf „Mieten“. Ist ein Möbel gerade vermietet oder verkauft, steht das dabei.',
  },
  {
    question: 'Mieten | Wann beginnt und wann endet die Miete? {#mietbeginn}',
    answer:
      'Sie beginnt mit dem Tag der Lieferung. Eine Woche, die an einem Montag beginnt, endet am folgenden Montag. Ein Monat ab dem 31. Januar endet am letzten Tag des Februars.',
  },
  {
    question: 'Mieten | Wie beende ich eine Miete? {#miete-beenden}',
    answer:
      'Über den Link „Verträge hier kündigen“, der unten auf jeder Seite steht. Sie brauchen dafür kein Passwort und bekommen sofort eine Bestätigung mit Datum und Uhrzeit.',
  },
  {
    question: 'Mieten | Verleihen Sie auch an Film, Messe und Gastronomie? {#miete-fuer-film}',
    answer:
      'Ja, das ist ein großer Teil unseres [Verleihs](/verleih). Für Drehs und Veranstaltungen liefern wir nach Absprache rund um die Uhr.',
  },
  {
    question: 'Unsere Möbel | Was verstehen Sie unter Vintage? {#was-ist-vintage}',
    answer:
      'Originale aus den Jahren 1920 bis 1990, keine Nachbauten. Jedes Stück gibt es bei uns genau einmal.',
  },
  {
    question: 'Unsere Möbel | Was bedeuten die Angaben zum Zustand? {#zustand}',
    answer:
      'Wir unterscheiden sieben Stufen: neuwertig, sehr gut, gut, gebraucht, abgenutzt, stark abgenutzt und beschädigt. Was uns im Einzelnen auffällt, steht im Text und ist auf den Bildern zu sehen.',
  },
  {
    question: 'Unsere Möbel | Woher wissen Sie, von wem ein Entwurf ist? {#echtheit}',
    answer:
      'Aus Etiketten, Stempeln, Rechnungen und Katalogen. Fehlt ein Beleg, nennen wir keinen Namen, sondern beschreiben Holz, Bauweise und Jahrzehnt.',
  },
  {
    question: 'Unsere Möbel | Sind die Lampen sicher? {#lampen-strom}',
    answer:
      'Kabel, Fassungen und Schalter werden in der Werkstatt geprüft und, wo nötig, erneuert. Hinweise zu Leuchtmitteln stehen auf der Seite der Lampe.',
  },
  {
    question: 'Unsere Möbel | Was ist Bootsholz? {#was-ist-bootsholz}',
    answer:
      'Holz von Fischerbooten, die nicht mehr fahren. Die Planken werden gesäubert, getrocknet und versiegelt, ihre Farbe bleibt. Mehr darüber lesen Sie unter [Wo kommen unsere Möbel her?](/wo-kommen-unsere-mobel-her)',
  },
  {
    question: 'Unsere Möbel | Wie pflege ich mein Möbel? {#pflege}',
    answer:
      'Stauben Sie Holz mit einem weichen, trockenen Tuch ab und wischen Sie Flecken nebelfeucht fort. Geölte Flächen freuen sich ein- bis zweimal im Jahr über etwas Möbelöl, lackierte brauchen keines.\nStellen Sie Holz nicht direkt an die Heizung und nicht dauerhaft in die Sonne.',
  },
  {
    question: 'Unsere Möbel | Was hat es mit den CO₂-Angaben auf sich? {#co2}',
    answer:
      "Wir rechnen mit 8 kg CO₂ je Kilogramm neu in Deutschland hergestelltem Holzmöbel, das durch ein gebrauchtes ersetzt wird. Methode, Daten, Stand und Umfang stehen unter [Nachhaltiger geht's nicht!](/thinkGreen#so-rechnen-wir)",
  },
  {
    question: 'Ankauf | Welche Möbel kaufen Sie an? {#was-kaufen-sie-an}',
    answer:
      'Nur Vintage-Möbel, und nur in Berlin und Umgebung. Weiter fahren wir, wenn viele Stücke zusammenkommen.',
  },
  {
    question: 'Ankauf | Wie biete ich Ihnen Möbel an? {#wie-biete-ich-an}',
    answer:
      'Über das [Ankaufsformular](/ankauf): bis zu drei Möbel, je vier Fotos, Zustand und Wunschpreis. Wir antworten innerhalb von 24 Stunden.',
  },
  {
    question: 'Ankauf | Holen Sie angekaufte Möbel ab? {#holen-sie-ab}',
    answer: 'Ja, in Berlin und Umgebung, zu einem Termin, der Ihnen passt.',
  },
  {
    question: 'Widerruf und Gewährleistung | Kann ich ein Möbel zurückgeben? {#widerruf}',
    answer:
      'Als Verbraucherin oder Verbraucher können Sie innerhalb von 14 Tagen widerrufen, nachdem Sie das letzte Stück der Bestellung erhalten haben, ohne einen Grund zu nennen. Am einfachsten geht es über „Vertrag widerrufen“ unten auf jeder Seite.\nAlle Bedingungen stehen in der [Widerrufsbelehrung](/withdrawal).',
  },
  {
    question: 'Widerruf und Gewährleistung | Wann bekomme ich mein Geld zurück? {#erstattung}',
    answer:
      'Spätestens 14 Tage, nachdem Ihr Widerruf bei uns eingegangen ist. Wir dürfen warten, bis das Möbel wieder bei uns ist oder Sie nachweisen, dass Sie es abgeschickt haben.',
  },
  {
    question:
      'Widerruf und Gewährleistung | Gilt die Gewährleistung auch für gebrauchte Möbel? {#gewaehrleistung}',
    answer:
      'Ja. Zeigt sich ein Mangel, der bei der Übergabe schon da war und nicht beschrieben ist, melden Sie sich bei uns. Die Einzelheiten regeln unsere [AGB](/terms).',
  },
  {
    question: 'Konto und Daten | Wie melde ich mich vom Newsletter ab? {#newsletter-abmelden}',
    answer:
      'Über den Link am Ende jeder Ausgabe. Eine kurze Nachricht an [{email}](mailto:{email}) genügt auch.',
  },
  {
    question: 'Konto und Daten | Wie lasse ich meine Daten löschen? {#daten-loeschen}',
    answer:
      'Schreiben Sie an [{email}](mailto:{email}). Rechnungen müssen wir so lange aufbewahren, wie das Gesetz es verlangt; alles andere löschen wir. Welche Rechte Sie außerdem haben, steht in der [Datenschutzerklärung](/data-protection).',
  },
  {
    question: 'Konto und Daten | In welchen Sprachen kann ich den Shop lesen? {#sprachen}',
    answer:
      'Oben auf jeder Seite können Sie zwischen den verfügbaren Sprachen wechseln. Rechtlich verbindlich ist der deutsche Text.',
  },
];
