import type { FaqItem } from '../../domain/short-texts.ts';

/** Each line of an answer is a paragraph. */
export const faq: readonly FaqItem[] = [
  {
    topic: 'Bestellen und bezahlen',
    anchor: 'wie-bestelle-ich',
    question: 'Wie bestelle ich?',
    answer:
      'Legen Sie das Möbel in den Warenkorb, gehen Sie zur Kasse, geben Sie Ihre Adresse ein und prüfen Sie alles in Ruhe. Verbindlich wird die Bestellung erst mit dem Knopf „zahlungspflichtig bestellen“. Bis dahin können Sie jede Angabe ändern.\nAuch am Telefon und per E-Mail nehmen wir Bestellungen an: [{phone}](tel:{phoneLink}), [{email}](mailto:{email}).',
  },
  {
    topic: 'Bestellen und bezahlen',
    anchor: 'brauche-ich-ein-konto',
    question: 'Brauche ich ein Kundenkonto?',
    answer:
      'Nein. Sie können ohne Anmeldung bestellen, mieten und alle Seiten lesen. Mit einem [Konto](/login) sehen Sie Ihre Bestellungen an einer Stelle.',
  },
  {
    topic: 'Bestellen und bezahlen',
    anchor: 'zahlungsarten',
    question: 'Wie kann ich bezahlen?',
    answer:
      'Mit Karte, mit PayPal, mit Klarna oder per Überweisung. Keine Zahlungsart kostet einen Aufschlag.\nBei der Überweisung sehen Sie nach der Bestellung unsere Bankverbindung und einen QR-Code für Ihre Banking-App. Wir halten das Möbel so lange für Sie zurück, wie es auf der Bestellseite steht.',
  },
  {
    topic: 'Bestellen und bezahlen',
    anchor: 'ratenzahlung',
    question: 'Kann ich in Raten zahlen?',
    answer:
      'Ob und wie das gerade möglich ist, steht auf der Seite [Ratenzahlung](/ratenzahlung-bei-wmk), zusammen mit allem, was Sie vorher wissen sollten.',
  },
  {
    topic: 'Bestellen und bezahlen',
    anchor: 'mehrwertsteuer',
    question: 'Ist die Mehrwertsteuer im Preis enthalten?',
    answer:
      'Ja, alle Preise sind Endpreise. Möbel aus Bootsholz enthalten 19 % Mehrwertsteuer. Vintage-Möbel verkaufen wir differenzbesteuert nach § 25a UStG; dabei wird die Steuer nicht gesondert ausgewiesen.',
  },
  {
    topic: 'Bestellen und bezahlen',
    anchor: 'rechnung',
    question: 'Bekomme ich eine Rechnung?',
    answer:
      'Ja. Sobald Ihre Zahlung da ist, kommt die Rechnung als PDF per E-Mail; auf der Seite Ihrer Bestellung und in Ihrem Konto liegt sie ebenfalls bereit. Sie ist zugleich eine E-Rechnung (ZUGFeRD, EN 16931). Zahlen wir Ihnen etwas zurück, bekommen Sie dazu eine Rechnungskorrektur. Bestellen Sie für ein Unternehmen, dann wählen Sie in der Kasse „Geschäftlich“ und tragen Firma und Umsatzsteuer-ID ein.',
  },
  {
    topic: 'Bestellen und bezahlen',
    anchor: 'gutschein',
    question: 'Wie viele Gutscheine kann ich einlösen?',
    answer:
      'Je Bestellung einen Aktionsgutschein und einen Geschenkgutschein. Beide geben Sie ein, bevor Sie bestellen; nachträglich lassen sie sich nicht verrechnen.\nGeschenkgutscheine gelten bis zum Ende des dritten Jahres nach dem Jahr des Kaufs und dürfen weitergegeben werden. Was noch darauf ist, sagt Ihnen die [Guthaben-Abfrage](/gutschein-guthaben).',
  },
  {
    topic: 'Bestellen und bezahlen',
    anchor: 'handeln',
    question: 'Kann ich über den Preis verhandeln?',
    answer:
      'Bei einem einzelnen Stück eher nicht, denn der Preis ist schon knapp kalkuliert. Nehmen Sie mehrere Möbel, machen Sie uns gern ein Angebot an [{email}](mailto:{email}).',
  },
  {
    topic: 'Versand und Lieferung',
    anchor: 'versandkosten-berlin',
    question: 'Was kostet die Lieferung in Berlin?',
    answer:
      'Je nach Ortsteil 25 € bis 45 €, bis in die Wohnung und je Lieferung, gleich wie viele Möbel Sie bestellen. Nach Potsdam sind es 60 €, ins Berliner Umland 70 €.\nIst ein schweres Stück dabei, das vier oder sechs Menschen tragen müssen, kostet die Lieferung das Doppelte. Die ganze Tabelle steht unter [Versand](/versand).',
  },
  {
    topic: 'Versand und Lieferung',
    anchor: 'versandkosten-europa',
    question: 'Was kostet der Versand innerhalb Deutschlands und nach Europa?',
    answer:
      'Das hängt vom Land ab und wird im Warenkorb berechnet, sobald Sie Ihre Adresse eingeben. Wir geben die Kosten der Spedition 1 : 1 weiter. Mehrere Möbel einer Bestellung teilen sich die Fracht.',
  },
  {
    topic: 'Versand und Lieferung',
    anchor: 'lieferzeit',
    question: 'Wie lange dauert die Lieferung?',
    answer: 'In Berlin höchstens 1 Woche, in Deutschland 3 Wochen, im übrigen Europa 5 Wochen.',
  },
  {
    topic: 'Versand und Lieferung',
    anchor: 'bordsteinkante',
    question: 'Was heißt „bis zur Bordsteinkante“?',
    answer:
      'Die Spedition stellt die Palette vor Ihrem Haus ab. Hinein tragen Sie die Möbel selbst. Bis in die Wohnung liefern wir in Berlin, in Potsdam und im Berliner Umland.',
  },
  {
    topic: 'Versand und Lieferung',
    anchor: 'liefertermin',
    question: 'Kann ich den Liefertermin aussuchen?',
    answer:
      'In Berlin stimmen wir den Tag mit Ihnen ab. Bei Speditionen meldet sich das Unternehmen bei Ihnen, wenn Sie uns in der Kasse erlauben, Telefonnummer und E-Mail-Adresse weiterzugeben.',
  },
  {
    topic: 'Versand und Lieferung',
    anchor: 'aufbau',
    question: 'Bauen Sie die Möbel auf?',
    answer:
      'Ja, in Berlin und Potsdam, für 35 € je Stück. Sie wählen den Aufbau auf der Seite des Möbels aus.',
  },
  {
    topic: 'Versand und Lieferung',
    anchor: 'weltweit',
    question: 'Verschicken Sie auch nach Übersee?',
    answer:
      'Ja, auf Anfrage und versichert. Schreiben Sie uns an [{email}](mailto:{email}), welches Möbel in welches Land soll. Sie bekommen ein Angebot mit Fracht, Zoll und Versicherung.',
  },
  {
    topic: 'Versand und Lieferung',
    anchor: 'transportschaden',
    question: 'Mein Möbel ist beschädigt angekommen. Was nun?',
    answer:
      'Machen Sie bitte Fotos von Möbel und Verpackung und schreiben Sie uns. Wir kümmern uns um die Spedition und klären mit Ihnen, ob wir reparieren, ersetzen oder erstatten.\nIhre gesetzlichen Rechte bleiben auch dann bestehen, wenn Sie den Schaden nicht sofort gemeldet haben.',
  },
  {
    topic: 'Geschäft und Abholung',
    anchor: 'oeffnungszeiten',
    question: 'Wann haben Sie geöffnet?',
    answer: '{openingHours}. Einen Termin brauchen Sie nicht. An allen anderen Tagen ist geschlossen.',
  },
  {
    topic: 'Geschäft und Abholung',
    anchor: 'abholen',
    question: 'Kann ich meine Bestellung abholen?',
    answer:
      'Ja, kostenlos. Wählen Sie in der Kasse „Abholung im Geschäft“. Vintage-Möbel liegen im Vintage-Store in der Frankfurter Allee bereit, Möbel aus Bootsholz im Bootsholz-Store in der Revaler Straße.',
  },
  {
    topic: 'Geschäft und Abholung',
    anchor: 'alles-im-showroom',
    question: 'Stehen alle Möbel im Showroom?',
    answer:
      'Nein, dafür sind es zu viele. Möchten Sie ein bestimmtes Stück sehen, rufen Sie vorher an: [{phone}](tel:{phoneLink}). Wir holen es dann aus dem Lager. Bilder vom Geschäft finden Sie unter [Vintage Mega Store](/vintage-mega-store).',
  },
  {
    topic: 'Geschäft und Abholung',
    anchor: 'zuruecklegen',
    question: 'Können Sie ein Möbel für mich zurücklegen?',
    answer:
      'Sobald Sie in der Kasse zur Zahlung weitergehen, ist das Stück 30 Minuten für Sie reserviert, bei einer Bestellung per Überweisung mehrere Tage. Ohne Bestellung legen wir nichts zurück. Mit der Wunschliste behalten Sie es im Blick.',
  },
  {
    topic: 'Mieten',
    anchor: 'was-kostet-mieten',
    question: 'Was kostet es, ein Möbel zu mieten?',
    answer:
      'Einen Anteil am Verkaufspreis: 10 % für 1 Tag, 20 % für 1 Woche, 30 % für 1 Monat, 40 % für 1 Jahr und 50 % für 2 Jahre. Bei Vintage-Möbeln kommen 19 % Mehrwertsteuer auf die Miete, das sind dann 11,9 %, 23,8 %, 35,7 %, 47,6 % und 59,5 % des Preises. Der Shop zeigt Ihnen immer den fertigen Preis.',
  },
  {
    topic: 'Mieten',
    anchor: 'was-kann-ich-mieten',
    question: 'Welche Möbel kann ich mieten?',
    answer:
      'Die meisten, erkennbar am Knopf „Mieten“. Ist ein Möbel gerade vermietet oder verkauft, steht das dabei.',
  },
  {
    topic: 'Mieten',
    anchor: 'mietbeginn',
    question: 'Wann beginnt und wann endet die Miete?',
    answer:
      'Sie beginnt mit dem Tag der Lieferung. Eine Woche, die an einem Montag beginnt, endet am folgenden Montag. Ein Monat ab dem 31. Januar endet am letzten Tag des Februars.',
  },
  {
    topic: 'Mieten',
    anchor: 'miete-beenden',
    question: 'Wie beende ich eine Miete?',
    answer:
      'Mit der gewählten Dauer endet sie von selbst. Müssen Sie vorher kündigen, dann über den Link „Verträge hier kündigen“ unten auf jeder Seite. Sie brauchen dafür kein Passwort und bekommen sofort eine Bestätigung mit Datum und Uhrzeit.',
  },
  {
    topic: 'Mieten',
    anchor: 'miete-fuer-film',
    question: 'Verleihen Sie auch an Film, Messe und Gastronomie?',
    answer:
      'Ja, das ist ein großer Teil unseres [Verleihs](/verleih). Für Drehs und Veranstaltungen liefern wir nach Absprache rund um die Uhr.',
  },
  {
    topic: 'Unsere Möbel',
    anchor: 'was-ist-vintage',
    question: 'Was verstehen Sie unter Vintage?',
    answer:
      'Originale aus den Jahren 1920 bis 1990, keine Nachbauten. Die meisten Stücke gibt es bei uns genau einmal, manche Stühle und Sessel auch als kleinen Satz.',
  },
  {
    topic: 'Unsere Möbel',
    anchor: 'zustand',
    question: 'Was bedeuten die Angaben zum Zustand?',
    answer:
      'Wir unterscheiden sieben Stufen: neuwertig, sehr gut, gut, gebraucht, abgenutzt, stark abgenutzt und beschädigt. Was uns im Einzelnen auffällt, steht im Text und ist auf den Bildern zu sehen.',
  },
  {
    topic: 'Unsere Möbel',
    anchor: 'echtheit',
    question: 'Woher wissen Sie, von wem ein Entwurf ist?',
    answer:
      'Aus Etiketten, Stempeln, Rechnungen und Katalogen. Fehlt ein Beleg, nennen wir keinen Namen, sondern beschreiben Holz, Bauweise und Jahrzehnt.',
  },
  {
    topic: 'Unsere Möbel',
    anchor: 'lampen-strom',
    question: 'Sind die Lampen sicher?',
    answer:
      'Kabel, Fassungen und Schalter werden in der Werkstatt geprüft und, wo nötig, erneuert. Hinweise zu Leuchtmitteln stehen auf der Seite der Lampe.',
  },
  {
    topic: 'Unsere Möbel',
    anchor: 'was-ist-bootsholz',
    question: 'Was ist Bootsholz?',
    answer:
      'Holz von Fischerbooten, die nicht mehr fahren. Die Planken werden gesäubert, getrocknet und versiegelt, ihre Farbe bleibt. Mehr darüber lesen Sie unter [Wo kommen unsere Möbel her?](/wo-kommen-unsere-mobel-her)',
  },
  {
    topic: 'Unsere Möbel',
    anchor: 'pflege',
    question: 'Wie pflege ich mein Möbel?',
    answer:
      'Stauben Sie Holz mit einem weichen, trockenen Tuch ab und wischen Sie Flecken nebelfeucht fort. Geölte Flächen freuen sich ein- bis zweimal im Jahr über etwas Möbelöl, lackierte brauchen keines.\nStellen Sie Holz nicht direkt an die Heizung und nicht dauerhaft in die Sonne.',
  },
  {
    topic: 'Unsere Möbel',
    anchor: 'co2',
    question: 'Was hat es mit den CO₂-Angaben auf sich?',
    answer:
      "Wir rechnen mit 8 kg CO₂ je Kilogramm neu in Deutschland hergestelltem Holzmöbel, das durch ein gebrauchtes ersetzt wird. Methode, Daten, Stand und Umfang stehen unter [Nachhaltiger geht's nicht!](/thinkGreen#so-rechnen-wir)",
  },
  {
    topic: 'Ankauf',
    anchor: 'was-kaufen-sie-an',
    question: 'Welche Möbel kaufen Sie an?',
    answer:
      'Nur Vintage-Möbel, und nur in Berlin und Umgebung. Weiter fahren wir, wenn viele Stücke zusammenkommen.',
  },
  {
    topic: 'Ankauf',
    anchor: 'wie-biete-ich-an',
    question: 'Wie biete ich Ihnen Möbel an?',
    answer:
      'Über das [Ankaufsformular](/ankauf): bis zu drei Möbel, je vier Fotos, Zustand und Wunschpreis. Wir antworten innerhalb von 24 Stunden.',
  },
  {
    topic: 'Ankauf',
    anchor: 'holen-sie-ab',
    question: 'Holen Sie angekaufte Möbel ab?',
    answer: 'Ja, in Berlin und Umgebung, zu einem Termin, der Ihnen passt.',
  },
  {
    topic: 'Widerruf und Gewährleistung',
    anchor: 'widerruf',
    question: 'Kann ich ein Möbel zurückgeben?',
    answer:
      'Als Verbraucherin oder Verbraucher können Sie innerhalb von 14 Tagen widerrufen, nachdem Sie das letzte Stück der Bestellung erhalten haben, ohne einen Grund zu nennen. Am einfachsten geht es über „Vertrag widerrufen“ unten auf jeder Seite.\nAlle Bedingungen stehen in der [Widerrufsbelehrung](/withdrawal).',
  },
  {
    topic: 'Widerruf und Gewährleistung',
    anchor: 'erstattung',
    question: 'Wann bekomme ich mein Geld zurück?',
    answer:
      'Spätestens 14 Tage, nachdem Ihr Widerruf bei uns eingegangen ist. Wir dürfen warten, bis das Möbel wieder bei uns ist oder Sie nachweisen, dass Sie es abgeschickt haben.',
  },
  {
    topic: 'Widerruf und Gewährleistung',
    anchor: 'gewaehrleistung',
    question: 'Gilt die Gewährleistung auch für gebrauchte Möbel?',
    answer:
      'Ja, für Verbraucher zwei Jahre lang ab der Übergabe. Zeigt sich ein Mangel, der bei der Übergabe schon da war und nicht beschrieben ist, melden Sie sich bei uns. Die Einzelheiten regeln unsere [AGB](/terms).',
  },
  {
    topic: 'Konto und Daten',
    anchor: 'newsletter-abmelden',
    question: 'Wie melde ich mich vom Newsletter ab?',
    answer:
      'Über den Link am Ende jeder Ausgabe. Eine kurze Nachricht an [{email}](mailto:{email}) genügt auch.',
  },
  {
    topic: 'Konto und Daten',
    anchor: 'daten-loeschen',
    question: 'Wie lasse ich meine Daten löschen?',
    answer:
      'Im [Konto](/login) unter „Meine Daten“ laden Sie alles herunter, was wir von Ihnen haben, und löschen das Konto. Ohne Konto schreiben Sie an [{email}](mailto:{email}). Belege müssen wir so lange aufbewahren, wie das Gesetz es verlangt; alles andere löschen wir. Welche Rechte Sie außerdem haben, steht in der [Datenschutzerklärung](/data-protection).',
  },
  {
    topic: 'Konto und Daten',
    anchor: 'sprachen',
    question: 'In welchen Sprachen kann ich den Shop lesen?',
    answer:
      'Oben auf jeder Seite können Sie zwischen den verfügbaren Sprachen wechseln. Rechtlich verbindlich ist der deutsche Text.',
  },
];
