/** Messages about what was done. */
export const confirmations = {
  'shipping-price-asked': 'Vielen Dank für Ihre Anfrage. Wir melden uns mit einem Preis bei Ihnen.',
  'question-received': 'Vielen Dank für Ihre Nachricht. Wir melden uns bei Ihnen.',
  'enquiry-received':
    'Vielen Dank für Ihre Anfrage! Wir werden uns innerhalb von 24 Stunden bei Ihnen melden.',
  'reset-link-sent-if-known':
    'Wenn es zu dieser Adresse ein Konto gibt, haben wir Ihnen eine E-Mail mit einem Link geschickt.',
  'logged-out': 'Sie sind abgemeldet.',
  'logged-out-everywhere': 'Sie sind überall abgemeldet.',
  'password-reset': 'Ihr neues Passwort gilt ab sofort. Bitte melden Sie sich an.',
  'password-reset-with-passkeys':
    'Ihr neues Passwort gilt ab sofort. Bitte melden Sie sich an und sehen Sie in Ihrem Konto unter „Sicherheit“ nach, ob Sie alle Passkeys kennen.',
  'password-changed': 'Ihr neues Passwort gilt ab sofort. Andere Geräte sind abgemeldet.',
  'newsletter-asked':
    'Fast geschafft: Wir haben Ihnen eine E-Mail geschickt. Bitte bestätigen Sie darin Ihre Anmeldung.',
  'newsletter-confirmed': 'Vielen Dank! Ihre Anmeldung ist bestätigt.',
  'newsletter-ended': 'Sie bekommen keinen Newsletter mehr von uns.',
  'cart-reminder-asked':
    'Fast geschafft: Wir haben Ihnen eine E-Mail geschickt. Bitte bestätigen Sie darin die Erinnerung.',
  'cart-reminder-confirmed': 'Vielen Dank! Wir erinnern Sie einmal an Ihren Warenkorb.',
  'cart-reminder-stopped': 'Sie bekommen keine Erinnerung an Ihren Warenkorb.',
  'piece-alert-asked':
    'Fast geschafft: Wir haben Ihnen eine E-Mail geschickt. Bitte bestätigen Sie darin, dass wir Ihnen Bescheid sagen sollen.',
  'piece-alert-confirmed': 'Vielen Dank! Wir sagen Ihnen Bescheid.',
  'piece-alerts-ended': 'Sie bekommen keine Benachrichtigungen zu Stücken mehr von uns.',
  'passkey-saved': 'Der Passkey ist gespeichert.',
  'passkey-named': 'Der Name ist gespeichert.',
  'email-link-sent-to-new-address': 'Wir haben einen Link an die neue Adresse geschickt. Er gilt 24 Stunden.',
  'email-link-sent': 'Wir haben Ihnen einen Link geschickt. Er gilt 24 Stunden.',
  'claim-link-sent-if-known':
    'Wenn es eine Bestellung mit dieser Nummer gibt, haben wir einen Link an ihre E-Mail-Adresse geschickt.',
  'card-payment-confirmed': 'Payment confirmed successfully',
  'payment-captured': 'Payment Successful!',
};
