/**
 * REST's German messages in English; `#` stands for a number. Messages that the specification gives in English (8) are
 * missing: they are the same in every language.
 */
export const englishMessages: Readonly<Record<string, string>> = {
  // error-table.ts
  'Das ist vermietet. Bitte verbuchen Sie die Rückgabe über „Miete zurück“.':
    'This is rented out. Please record its return as that of a rental.',
  'So viele Stücke dieser Position sind nicht mehr draußen.':
    'Not so many pieces of this line are still out.',
  'Abziehen lässt sich höchstens, was die Stücke gekostet haben.':
    'At most what the pieces have cost can be deducted.',
  'Die Anfrage ist unvollständig oder fehlerhaft.': 'The request is incomplete or faulty.',
  'Diese Adresse gibt es nicht.': 'This address does not exist.',
  'Diese Bestellung gibt es nicht.': 'This order does not exist.',
  'Diese Rechnung gibt es nicht, oder sie wird gerade erst erstellt.':
    'This invoice does not exist, or is just being made.',
  'Bitte prüfen Sie Postleitzahl und Ort.': 'Please check postal code and town.',
  'Die Reservierung ist abgelaufen. Bitte gehen Sie noch einmal zur Kasse.':
    'The reservation has expired. Please go to the checkout again.',
  'Wir haben noch nicht eröffnet und nehmen noch keine Bestellungen an. Ihr Warenkorb bleibt erhalten.':
    'We have not opened yet and are not taking orders. Your basket is kept.',
  'Zum Eröffnen fehlt noch etwas. Bitte sehen Sie die Liste durch.':
    'Something is still missing before the shop can open. Please go through the list.',
  'Dieser Shop nimmt schon Bestellungen an.': 'This shop is already taking orders.',
  'Gerade ist sehr viel los. Bitte versuchen Sie es in einem Augenblick noch einmal.':
    'We are very busy right now. Please try again in a moment.',
  'Diese Bestellung ist beendet.': 'This order is closed.',
  'Diese Bestellung ist verbindlich und kann hier nicht verworfen werden.':
    'This order is binding and cannot be discarded here.',
  'Diese Bestellung wurde noch nicht abgeschickt.': 'This order has not been placed yet.',
  'Dieser Link ist ungültig.': 'This link is not valid.',
  'Bitte geben Sie das Passwort des Kontos ein.': 'Please enter the password of the account.',
  'Dieser Link ist abgelaufen. Bitte fordern Sie einen neuen an.':
    'This link has expired. Please ask for a new one.',
  'Gerade sind sehr viele Stücke reserviert. Wir haben Ihnen einen Code geschickt, mit dem Sie gleich weiterkommen.':
    'Very many pieces are reserved just now. We have sent you a code that lets you go on at once.',
  'Dieser Code stimmt nicht oder gilt nicht mehr.': 'This code is wrong or no longer valid.',
  'Es wurden schon sehr viele Codes verschickt. Bitte versuchen Sie es in einer Stunde wieder.':
    'Very many codes have been sent already. Please try again in an hour.',
  'Der Warenkorb kann so nicht bestellt werden.': 'The basket cannot be ordered like this.',
  'Der Preis hat sich geändert. Bitte prüfen Sie die neue Summe.':
    'The price has changed. Please check the new total.',
  'Leider nicht mehr verfügbar': 'Sorry, no longer available',
  'Diese Zahlungsart ist zurzeit nicht verfügbar.': 'This payment method is not available at the moment.',
  'Die Reservierung war abgelaufen, und mindestens ein Stück ist inzwischen vergeben. Ihnen wird nichts berechnet.':
    'The reservation had expired, and at least one piece is gone. You will not be charged.',
  'Diese Bestellung ist schon bezahlt oder beendet.': 'This order has already been paid or closed.',
  'Die Signatur ist ungültig.': 'The signature is not valid.',
  'Diese Anfrage wurde schon mit anderem Inhalt gesendet.':
    'This request has already been sent with other content.',
  'Für Sie sind schon sehr viele Stücke reserviert. Bitte schließen Sie erst diese Bestellung ab.':
    'A great many pieces are already reserved for you. Please complete that order first.',
  'Heute wurden schon sehr viele Bestellungen mit dieser E-Mail-Adresse aufgegeben.':
    'A great many orders have already been placed with this email address today.',
  'Sie haben dieses Stück schon zweimal reserviert. Bitte versuchen Sie es in zwei Stunden wieder.':
    'You have already reserved this piece twice. Please try again in two hours.',
  'Von Ihrem Anschluss sind eben schon viele Erklärungen eingegangen. Bitte schreiben Sie uns eine E-Mail.':
    'Many declarations have just arrived from your connection. Please send us an email.',
  'Diese Datei ist kein Bild, das wir lesen können. Möglich sind JPEG, PNG, WebP, AVIF, GIF und HEIC.':
    'This file is not a picture that we can read. JPEG, PNG, WebP, AVIF, GIF and HEIC are possible.',
  'Dieses Bild ist zu groß: höchstens # Millionen Bildpunkte.':
    'This picture is too large: # million pixels at most.',
  'Gerade kommen sehr viele Bilder an. Bitte versuchen Sie es in einer Minute noch einmal.':
    'A great many pictures are arriving right now. Please try again in a minute.',
  'Von Ihrem Anschluss liegen schon sehr viele Bilder bei uns, die zu keiner Anfrage gehören. Bitte senden Sie Ihre Anfrage ab oder versuchen Sie es morgen noch einmal.':
    'Very many pictures that belong to no enquiry have come from your connection already. Please send your enquiry, or try again tomorrow.',
  'Gerade melden sich sehr viele Menschen an. Bitte versuchen Sie es gleich noch einmal.':
    'A great many people are logging in right now. Please try again in a moment.',
  'Ein Bild ist nicht mehr da. Bitte wählen Sie es noch einmal aus.':
    'A picture is no longer there. Please choose it again.',
  'Heute sind schon sehr viele Anfragen mit dieser E-Mail-Adresse angekommen. Bitte rufen Sie uns an.':
    'A great many enquiries have already arrived with this email address today. Please call us.',
  'E-Mail-Adresse oder Passwort ist falsch.': 'Email address or password is wrong.',
  'Zu viele Versuche. Bitte warten Sie # Minuten oder legen Sie ein neues Passwort fest.':
    'Too many attempts. Please wait # minutes, or set a new password.',
  'Zu dieser E-Mail-Adresse gibt es schon ein Konto.': 'There is already an account with this email address.',
  'Bitte wählen Sie ein anderes Passwort.': 'Please choose another password.',
  'Bitte melden Sie sich an.': 'Please log in.',
  'In diesem Browser ist inzwischen jemand anders angemeldet. Gespeichert wurde nichts.':
    'Somebody else has logged in in this browser meanwhile. Nothing was saved.',
  'Der Betrag stimmt nicht mit der Bestellung überein. Bitte prüfen Sie die Überweisung.':
    'The amount does not match the order. Please check the transfer.',
  'Für diese Bestellung wurde noch kein Geld verlangt.': 'Nobody has been asked to pay for this order yet.',
  'Der Buchungstag liegt in der Zukunft. Bitte prüfen Sie das Datum.':
    'The day of the booking is in the future. Please check the date.',
  'Diesen Zahlungseingang gibt es nicht (mehr).': 'There is no such incoming payment (any more).',
  'Von diesem Geld geht schon etwas zurück oder ist zurückgezahlt. Der Eingang lässt sich deshalb nicht mehr zurücknehmen.':
    'Some of this money is on its way back or has been paid back. So its receipt can no longer be taken back.',
  'Der Tag liegt in der Zukunft. Bitte prüfen Sie das Datum.':
    'The day is in the future. Please check the date.',
  'Der Tag liegt vor der Bestellung oder vor der Übergabe. Bitte prüfen Sie das Datum.':
    'The day is before the order or before the handover. Please check the date.',
  'Der Buchungstag liegt vor der Bestellung. Bitte prüfen Sie das Datum.':
    'The day of the booking is before the order. Please check the date.',
  'Mit dieser Überweisung ist schon eine andere Bestellung bezahlt.':
    'This transfer has already paid for another order.',
  'So viel ist nicht mehr zu erstatten.': 'Not that much is left to refund.',
  'Es gibt nichts zu erstatten.': 'There is nothing to refund.',
  'Diese Bestellung wird beim Bezahlen angenommen; bezahlen kann nur der Kunde.':
    'This order is accepted when it is paid, and only the customer can pay it.',
  'Diese Bestellung ist noch nicht bezahlt.': 'This order has not been paid yet.',
  'Diese Position gibt es in der Bestellung nicht.': 'The order has no such line.',
  'Der Kalender des Stücks passt nicht dazu. Bitte sehen Sie beim Stück nach.':
    'The calendar of the piece does not agree. Please look at the piece.',
  'Diese Bestellung wird abgeholt.': 'This order is picked up.',
  'Das ist schon übergeben.': 'This has already been handed over.',
  'Das ist gerade nicht vermietet.': 'This is not rented out at the moment.',
  'Mindestens ein Stück ist unterwegs oder beim Kunden. Es muss erst zurückkommen.':
    'At least one piece is on its way or with the customer. It has to come back first.',
  'Dafür fehlt Ihnen die Berechtigung.': 'You are not allowed to do this.',
  'Bitte legen Sie zuerst ein eigenes Passwort fest.': 'Please set a password of your own first.',
  'Bitte richten Sie zuerst die zweite Stufe der Anmeldung ein.':
    'Please set up the second step of the login first.',
  'Bitte geben Sie dafür Ihr Passwort noch einmal ein.': 'Please enter your password once more for this.',
  'Die Anmeldung hat zu lange gedauert. Bitte geben Sie Ihr Passwort noch einmal ein.':
    'The login took too long. Please enter your password once more.',
  'Dieser Code gilt nicht oder wurde schon benutzt. Bitte warten Sie auf den nächsten.':
    'This code is not valid or was used already. Please wait for the next one.',
  'Dieser Passkey wurde nicht angenommen.': 'This passkey was not accepted.',
  'Das hat zu lange gedauert. Bitte beginnen Sie noch einmal.': 'That took too long. Please begin once more.',
  'Mehr als # Passkeys können wir nicht speichern. Bitte entfernen Sie erst einen.':
    'We cannot keep more than # passkeys. Please remove one first.',
  'Das Einrichten hat zu lange gedauert. Bitte beginnen Sie noch einmal.':
    'Setting it up took too long. Please begin once more.',
  'Diesen Eintrag gibt es nicht mehr.': 'This entry no longer exists.',
  'Mindestens eine Person mit der Rolle Inhaber muss bleiben.': 'At least one owner must remain.',
  'Diese Einladung gilt nicht mehr. Haben Sie sie schon angenommen, melden Sie sich an. Sonst bitten Sie die Inhaberin oder den Inhaber des Shops um eine neue.':
    'This invitation is no longer valid. If you have already accepted it, log in. Otherwise ask the owner of the shop for a new one.',
  'Diese Einladung wurde schon angenommen.': 'This invitation has already been accepted.',
  'Dieses Gerät ist schon abgemeldet.': 'This device has already been logged out.',
  'Das Passwort ist nicht richtig.': 'The password is not right.',
  'Diese Adresse gibt es nicht mehr.': 'This address no longer exists.',
  'Mehr als # Adressen können wir nicht speichern. Bitte löschen Sie erst eine.':
    'We cannot keep more than # addresses. Please delete one first.',
  'Die Anfrage ist zu groß.': 'The request is too large.',
  'Dieses Format wird nicht angenommen.': 'This format is not accepted.',
  'Zu viele Anfragen. Bitte versuchen Sie es später erneut.': 'Too many requests. Please try again later.',
  'Die Anfrage kommt von einer fremden Seite.': 'The request comes from another site.',

  // What is wrong with a field
  'Bitte geben Sie eine gültige E-Mail-Adresse ein': 'Please enter a valid email address',
  'Bitte geben Sie eine gültige E-Mail-Adresse an': 'Please give a valid email address',
  'Bitte geben Sie Ihre E-Mail-Adresse an': 'Please give your email address',
  'Bitte geben Sie Ihren Namen an': 'Please give your name',
  'Bitte geben Sie einen Namen ein': 'Please enter a name',
  'Bitte geben Sie Ihren Namen ein': 'Please enter your name',
  'Bitte geben Sie Ihre Telefonnummer ein': 'Please enter your phone number',
  'Bitte geben Sie eine gültige Telefonnummer ein': 'Please enter a valid phone number',
  'Bitte geben Sie Ihr Passwort ein': 'Please enter your password',
  'Bitte geben Sie ein Datum an': 'Please give a date',
  'Bitte geben Sie ein gültiges Datum an': 'Please give a valid date',
  'Bitte prüfen Sie das Geburtsdatum': 'Please check the date of birth',
  'Bitte geben Sie Ihren Vornamen ein': 'Please enter your first name',
  'Bitte geben Sie Ihren Nachnamen ein': 'Please enter your last name',
  'Bitte geben Sie den Vornamen ein': 'Please enter the first name',
  'Bitte geben Sie den Nachnamen ein': 'Please enter the last name',
  'Bitte geben Sie Straße und Hausnummer ein': 'Please enter street and house number',
  'Bitte geben Sie die Postleitzahl ein': 'Please enter the postal code',
  'Bitte geben Sie den Ort ein': 'Please enter the town',
  'Diese Postleitzahl gibt es nicht': 'There is no such postal code',
  'So schreibt man Postleitzahlen in diesem Land nicht':
    'This is not how postal codes of this country are written',
  'Diese Postleitzahl gehört nicht zu diesem Ort': 'This postal code does not belong to this town',
  'Bitte wählen Sie ein Land': 'Please choose a country',
  'Bitte geben Sie die Bestellnummer ein': 'Please enter the order number',
  'Dieses Passwort ist nicht richtig': 'This password is not right',
  'Bitte nennen Sie die Bestellnummer oder den Vertrag': 'Please give the order number or name the contract',
  'Bitte nennen Sie den Grund': 'Please give the reason',
  'Bitte wählen Sie die Art der Kündigung': 'Please choose the kind of cancellation',
  'Bitte wählen Sie eine Mietdauer': 'Please choose how long to rent',
  'Bitte höchstens # Zeichen': 'Please use # characters at most',
  'Steuerzeichen sind nicht erlaubt': 'Control characters are not allowed',
  'Kein Geldbetrag': 'Not an amount of money',
  'Es fehlt ein Bild.': 'A picture is missing.',
  'Das Passwort braucht mindestens # Zeichen': 'The password needs # characters at least',
  'Das Passwort darf höchstens # Zeichen haben': 'The password may have # characters at most',
  'Dieses Passwort benutzen sehr viele Menschen. Bitte wählen Sie ein anderes':
    'A great many people use this password. Please choose another one',
  'Das Passwort besteht fast nur aus Namen unseres Shops. Bitte nehmen Sie andere Wörter dazu':
    'Your password consists almost only of names of our shop. Please add other words',
  'Das Passwort besteht fast nur aus Ihrem Namen oder Ihrer E-Mail-Adresse. Bitte nehmen Sie andere Wörter dazu':
    'The password must not be your name or email address',
  'Bitte wählen Sie eine Variante': 'Please choose a version',
  'Diese Variante gibt es nicht': 'This version does not exist',
  'Dieses Stück wird nicht vermietet': 'This piece is not for rent',
  'Für dieses Stück wird keine Montage angeboten': 'Assembly is not offered for this piece',
  'Montage ist nur bei Lieferung nach Berlin und Potsdam möglich':
    'Assembly is possible with delivery to Berlin and Potsdam only',
  'Dieses Stück steht zweimal im Warenkorb': 'This piece is in the basket twice',
  'Jemand anders hat diesen Eintrag inzwischen geändert. Bitte laden Sie ihn neu.':
    'Somebody else has changed this entry in the meantime. Please load it again.',
  'Dieser Import ist inzwischen an einer anderen Stelle. Bitte laden Sie die Seite neu.':
    'This import has moved on in the meantime. Please reload the page.',
  'Dieses Stück war schon im Shop zu sehen oder ist bestellt worden. Es kann nur aus dem Shop genommen werden.':
    'This piece has been on show in the shop or ordered. It can only be taken off the shop’s pages.',
  'In dieser Kategorie stehen noch Stücke.': 'There are still pieces in this category.',
  'Dieses Stück ist in der Zeit reserviert, vermietet, verkauft oder schon gesperrt.':
    'This piece is reserved, rented out, sold or already blocked at that time.',

  // What went well
  'Vielen Dank für Ihre Anfrage. Wir melden uns mit einem Preis bei Ihnen.':
    'Thank you for your enquiry. We will get back to you with a price.',
  'Bitte geben Sie die Umsatzsteuer-ID mit Länderkürzel ein, zum Beispiel DE#':
    'Please enter the VAT ID with its country code, for example DE#',
  'Bitte geben Sie den Namen Ihrer Firma ein': 'Please enter the name of your company',
  'Bitte geben Sie das Land an': 'Please give the country',
  'Vielen Dank für Ihre Anfrage! Wir werden uns innerhalb von # Stunden bei Ihnen melden.':
    'Thank you for your enquiry! We will get back to you within # hours.',
  'Wenn es zu dieser Adresse ein Konto gibt, haben wir Ihnen eine E-Mail mit einem Link geschickt.':
    'If there is an account with this address, we have sent you an email with a link.',
  'Sie sind abgemeldet.': 'You are logged out.',
  'Sie sind überall abgemeldet.': 'You are logged out everywhere.',
  'Ihr neues Passwort gilt ab sofort. Bitte melden Sie sich an.':
    'Your new password is valid from now on. Please log in.',
  'Fast geschafft: Wir haben Ihnen eine E-Mail geschickt. Bitte bestätigen Sie darin Ihre Anmeldung.':
    'Almost there: we have sent you an email. Please confirm your subscription in it.',
  'Vielen Dank! Ihre Anmeldung ist bestätigt.': 'Thank you! Your subscription is confirmed.',
  'Sie bekommen keinen Newsletter mehr von uns.': 'You will not get our newsletter any more.',

  // The account
  'Ihr neues Passwort gilt ab sofort. Bitte melden Sie sich an und sehen Sie in Ihrem Konto unter „Sicherheit“ nach, ob Sie alle Passkeys kennen.':
    'Your new password is valid from now on. Please log in, and see in your account under “Security” whether you know all passkeys.',
  'Der Passkey ist gespeichert.': 'The passkey is saved.',
  'Der Name ist gespeichert.': 'The name is saved.',
  'Ihr neues Passwort gilt ab sofort. Andere Geräte sind abgemeldet.':
    'Your new password is valid from now on. Other devices have been logged out.',
  'Wir haben einen Link an die neue Adresse geschickt. Er gilt # Stunden.':
    'We have sent a link to the new address. It is valid for # hours.',
  'Wir haben Ihnen einen Link geschickt. Er gilt # Stunden.':
    'We have sent you a link. It is valid for # hours.',
  'Wenn es eine Bestellung mit dieser Nummer gibt, haben wir einen Link an ihre E-Mail-Adresse geschickt.':
    'If there is an order with this number, we have sent a link to its email address.',

  // issue-messages.ts
  'Bitte ausfüllen': 'Please fill this in',
  'Bitte eine Zahl eingeben': 'Please enter a number',
  'Bitte wählen Sie etwas aus': 'Please choose something',
  'Diese Auswahl gibt es nicht': 'There is no such choice',
  'Diese Angabe passt hier nicht': 'This does not fit here',
  'Bitte eine gültige E-Mail-Adresse eingeben': 'Please enter a valid email address',
  'Das Format stimmt nicht': 'The format is not right',
  'Mindestens # Zeichen': 'At least # characters',
  'Mindestens # Eintrag': 'At least # entry',
  'Mindestens # Einträge': 'At least # entries',
  'Mindestens #': 'At least #',
  'Höchstens # Zeichen': 'At most # characters',
  'Höchstens # Eintrag': 'At most # entry',
  'Höchstens # Einträge': 'At most # entries',
  'Höchstens #': 'At most #',
};
