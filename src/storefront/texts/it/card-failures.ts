/** What a card payment that is not done means for the shopper, and what helps. */
export const cardFailure = {
  lost: 'La connessione si è interrotta prima che arrivasse una risposta, perciò non sappiamo ancora se il pagamento è andato a buon fine. Controlla la connessione a internet e riprova: non ti verrà addebitato due volte.',
  bankClosed:
    'La finestra della tua banca è stata chiusa prima che il pagamento fosse autorizzato. Non è stato addebitato nulla. Riprova e autorizza il pagamento presso la tua banca, oppure paga con un’altra carta o in un altro modo.',
  bankRefused:
    'Il pagamento è stato rifiutato o non è stato autorizzato presso la tua banca. Non è stato addebitato nulla. Riprova, oppure paga con un’altra carta o in un altro modo. Se non hai rifiutato tu, la tua banca può aiutarti.',
  declined:
    'Non è stato addebitato nulla. Controlla i dati, oppure paga con un’altra carta o in un altro modo.',
} as const;
export const untold =
  'Il pagamento è stato autorizzato, ma la connessione con il nostro negozio si è interrotta. Controlla la connessione a internet e riprova: non ti verrà addebitato due volte.';
