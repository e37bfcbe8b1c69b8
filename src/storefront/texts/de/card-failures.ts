/** What a card payment that is not done means for the shopper, and what helps. */
export const cardFailure = {
  lost: 'Die Verbindung ist abgerissen, bevor eine Antwort kam. Deshalb wissen wir noch nicht, ob die Zahlung angekommen ist. Bitte prüfen Sie Ihre Internetverbindung, und versuchen Sie es noch einmal: Doppelt abgebucht wird dabei nichts.',
  bankClosed:
    'Das Fenster Ihrer Bank wurde geschlossen, bevor die Zahlung freigegeben war. Es wurde nichts abgebucht. Versuchen Sie es noch einmal, und geben Sie die Zahlung bei Ihrer Bank frei, oder zahlen Sie mit einer anderen Karte oder auf einem anderen Weg.',
  bankRefused:
    'Die Zahlung wurde bei Ihrer Bank abgelehnt oder nicht freigegeben. Es wurde nichts abgebucht. Versuchen Sie es noch einmal, oder zahlen Sie mit einer anderen Karte oder auf einem anderen Weg. Wenn Sie selbst nicht abgelehnt haben, hilft Ihre Bank weiter.',
  declined:
    'Es wurde nichts abgebucht. Bitte prüfen Sie Ihre Angaben, oder zahlen Sie mit einer anderen Karte oder auf einem anderen Weg.',
} as const;
export const untold =
  'Die Zahlung wurde freigegeben, aber die Verbindung zu unserem Shop ist abgerissen. Bitte prüfen Sie Ihre Internetverbindung, und versuchen Sie es noch einmal: Doppelt abgebucht wird dabei nichts.';
