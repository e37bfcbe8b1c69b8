import { figures } from '../figures.ts';

import type { refusals as german } from '../de/refusals.ts';
import type { Translated } from '../message.ts';

const { fromNow } = figures.it;

/** Why a request is refused as a whole, in the words of the specification’s section 8. */
export const refusals: Translated<typeof german> = {
  'invalid-request': 'La richiesta è incompleta o contiene errori.',
  'not-found': 'Questo indirizzo non esiste.',
  'product-not-found': 'Product not found',
  'products-not-found': 'Failed to fetch products',
  'category-not-found': 'Failed to fetch data',
  'no-such-place': 'Controlla CAP e località.',
  'no-shipping-rate': 'No shipping rates found.',
  'sale-on-request': 'Al momento lo vendiamo su richiesta.',
  'vat-id-not-confirmed':
    'Non è stato possibile confermare la partita IVA. Il prezzo comprende quindi l’IVA; controlli di nuovo l’ordine.',
  'order-without-vat-id': 'Questo ordine non ha una partita IVA di un altro Stato membro.',
  'vat-corrected-already': 'Questo ordine è già senza IVA tedesca. Non c’è nulla da rettificare.',
  'vat-id-not-confirmed-then':
    'La partita IVA non è confermata per il giorno che conta: finché la merce è qui, deve essere valida oggi; se è già partita, nel giorno in cui è partita (§ 6a, comma 1, n. 4 UStG). Per oggi la faccia verificare; per un giorno passato non è più possibile, e l’IVA resta.',
  'only-margin-goods':
    'In questo ordine tutto è nel regime del margine o resta soggetto a IVA anche con una partita IVA confermata. Nulla diventa non imponibile.',
  'goods-stay-in-germany':
    'La merce viene ritirata e quindi resta in Germania. Non è una cessione intracomunitaria, nemmeno con una partita IVA confermata.',
  'vat-after-refund':
    'Per questo ordine è già stato restituito del denaro, qualcosa è tornato o è stato tolto, c’è un recesso o il pagamento è contestato. L’IVA non si può più rettificare qui; ne parli con il consulente fiscale.',
  'vat-with-voucher':
    'Per questo ordine è stato usato un buono. La sua IVA non si può rettificare qui; ne parli con il consulente fiscale.',
  'vat-while-paying':
    'Il pagamento è ancora in corso. L’IVA si può rettificare finché si attende un bonifico di cui non è arrivato nulla, e di nuovo appena tutto è pagato. Ciò che Klarna ha solo promesso va prima incassato.',
  'vat-id-of-another':
    'La fattura indica un’altra partita IVA rispetto all’ordine. Non imponibile è solo la cessione a chi ha ordinato: prima emetta di nuovo la fattura a suo nome.',
  'price-not-reckonable':
    'Il prezzo di questo ordine non si può ricalcolare al centesimo, perché segue regole precedenti. La sua IVA non si può rettificare qui; ne parli con il consulente fiscale.',
  'vat-register-silent': 'Il registro dell’UE (VIES) al momento non risponde. Riprovi più tardi.',
  'vat-register-refuses':
    'Il registro dell’UE (VIES) non risponde a questo negozio. Controlli la sua partita IVA nei dati dell’azienda.',
  'no-vat-register':
    'Questo negozio non interroga alcun registro delle partite IVA. Chi lo gestisce lo imposta con VAT_ID_REGISTER.',
  'vat-id-must-stay':
    'Questa fattura è senza IVA perché la partita IVA del cliente è stata confermata. Deve restare sulla nuova fattura.',
  'bound-to-destination':
    'È stata scelta la tassazione nel paese di destinazione, che vincola il negozio per almeno due anni solari.',
  'order-not-found': 'Questo ordine non esiste.',
  'invoice-not-found': 'Questa fattura non esiste oppure è ancora in preparazione.',
  'order-expired': 'La prenotazione è scaduta. Torna alla cassa.',
  'order-closed': 'Questo ordine è concluso.',
  'order-elsewhere':
    'Così non è stato ordinato nulla: nel frattempo questo ordine è proseguito altrove, per esempio in un’altra scheda. Ordina lì. Se lì non c’è più niente di aperto, passa di nuovo da qui al pagamento.',
  'order-binding': 'Questo ordine è vincolante e qui non si può annullare.',
  'order-not-offered': 'Questo ordine non è ancora stato inviato.',
  'mail-link-invalid': 'Questo link non è valido.',
  'mail-link-expired': 'Questo link è scaduto. Richiedine uno nuovo.',
  'email-confirmed-already': 'Questo indirizzo email è già confermato. Non c’è altro da fare.',
  'mail-link-over':
    'Questo link non è più valido: è già bloccato, non si può più bloccare oppure il link non è completo. Se qualcosa nel tuo account ti sembra strano, scegli una nuova password.',
  'link-needs-password': 'Inserisci la password dell’account.',
  'mailbox-code-needed':
    'Conferma il tuo indirizzo email: ti abbiamo inviato un codice con cui puoi proseguire subito.',
  'mailbox-code-wrong': 'Questo codice non è corretto o non è più valido.',
  'too-many-mailbox-codes': 'Sono già stati inviati moltissimi codici. Riprova tra un’ora.',
  'cart-refused': 'Il carrello non si può ordinare così.',
  'voucher-refused': 'Questo buono non si può utilizzare qui.',
  'gift-voucher-not-here':
    'Qui non c’è nessun buono da scaricare: non è pagato, oppure è stato inviato più di 30 giorni fa.',
  'gift-bought-by-order':
    'Questo buono è stato acquistato online. Rimborsa il suo ordine e il buono non varrà più.',
  'total-changed': 'Il prezzo è cambiato. Controlla il nuovo totale.',
  'piece-available': 'Questo pezzo è di nuovo disponibile.',
  'pieces-gone': 'Purtroppo non più disponibile',
  'payment-method-unavailable': 'Questo metodo di pagamento al momento non è disponibile.',
  'klarna-not-for-this':
    'Questo ordine non si può pagare con Klarna: vale solo per privati, in undici paesi dell’euro e fino a un importo massimo. Scegli un altro metodo di pagamento.',
  'payment-unknown': 'Error processing payment.',
  'payment-open': 'Error processing payment.',
  'capture-under-way':
    'Il denaro di questo ordine è in corso di addebito. Tra un minuto si saprà se è arrivato; poi si potrà proseguire qui.',
  'payment-declined': 'Payment failed. Please try again.',
  'payment-too-late':
    'La prenotazione era scaduta e nel frattempo almeno un pezzo è andato a un’altra persona. Non ti verrà addebitato nulla.',
  'payment-closed': 'Questo ordine è già pagato o concluso.',
  'paid-already': 'Questo ordine è già pagato. Non pagherai una seconda volta.',
  'provider-unavailable': 'Failed to initialize payment. Please try again.',
  'webhook-refused': 'La firma non è valida.',
  'idempotency-conflict': 'Questa richiesta è già stata inviata con un altro contenuto.',
  'shop-closed': 'Non abbiamo ancora aperto e non accettiamo ancora ordini. Il tuo carrello resta com’è.',
  'shop-unfinished': 'Per aprire manca ancora qualcosa. Scorri l’elenco.',
  'shop-not-closed': 'Questo negozio accetta già ordini.',
  'too-many-held': 'Hai già moltissimi pezzi riservati. Completa prima quell’ordine.',
  'too-many-orders': 'Oggi con questo indirizzo email sono già stati fatti moltissimi ordini.',
  'hold-again-later': 'Hai già tenuto riservato a lungo questo pezzo senza ordinarlo. Riprova tra due ore.',
  'too-many-declarations':
    'Nell’ultima ora sono già arrivate molte dichiarazioni dalla tua connessione. Tornerà a funzionare al più tardi tra un’ora. Altrimenti scrivici un’email.',
  'not-a-picture':
    'Questo file non è un’immagine che possiamo leggere. Sono ammessi JPEG, PNG, WebP, AVIF, GIF e HEIC.',
  'picture-too-large': 'Questa foto è troppo grande: al massimo 64 milioni di pixel.',
  'uploads-busy': 'In questo momento arrivano moltissime foto. Riprova tra un minuto.',
  'too-many-uploads':
    'Dalla tua connessione sono già arrivate moltissime foto che non appartengono a nessuna proposta. Invia la tua proposta oppure riprova domani.',
  'too-busy': 'In questo momento c’è moltissimo movimento. Riprova tra un attimo.',
  'database-busy': 'In questo momento c’è molto movimento. Riprova tra un istante.',
  'database-away':
    'Guasto tecnico: al momento il nostro negozio non raggiunge i suoi dati. Riprova tra qualche minuto. Quello che hai inserito resta qui.',
  'upload-unknown': 'Una foto non c’è più. Sceglila di nuovo.',
  'too-many-enquiries': 'Oggi con questo indirizzo email sono già arrivate moltissime proposte. Chiamaci.',
  'login-refused': 'L’indirizzo email o la password non è corretta.',
  'too-many-logins': ({ minutes }: { readonly minutes: number }) =>
    `Troppi tentativi. Attendi ${minutes} ${minutes === 1 ? 'minuto' : 'minuti'} oppure scegli una nuova password.`,
  'email-taken': 'Esiste già un account con questo indirizzo email.',
  'password-refused': 'Scegli un’altra password.',
  'other-person':
    'Nel frattempo in questo browser ha effettuato l’accesso un’altra persona. Non è stato salvato nulla.',
  'session-over': 'Effettua l’accesso.',
  'amount-differs': 'L’importo non corrisponde all’ordine. Controlla il bonifico.',
  'not-asked-to-pay': 'Per questo ordine non è ancora stato chiesto il pagamento.',
  'payment-known':
    'Con questo bonifico è già stato pagato un altro ordine. Controlla il riferimento e il numero d’ordine.',
  'reference-booked':
    'Questo riferimento è già registrato per questo ordine; l’entrata si trova tra gli incassi. Se è arrivato un altro bonifico, inserisci il suo riferimento oppure lascia vuoto il campo.',
  'no-invoice': 'Questo ordine non ha una fattura valida.',
  'invoice-credited':
    'Esiste già una nota di credito per questa fattura, ad esempio dopo un rimborso. Per questo non si può più intestarla a un altro destinatario.',
  'recipient-unchanged': 'La fattura è già intestata esattamente così a questo destinatario.',
  'receipt-not-found': 'Questo incasso non esiste (o non esiste più).',
  'refund-ordered':
    'Una parte di questo denaro è in restituzione o è già stata restituita. Perciò l’incasso non si può più ritirare.',
  'booked-in-future': 'Il giorno della registrazione è nel futuro. Controlla la data.',
  'booked-before-order': 'Il giorno della registrazione è precedente all’ordine. Controlla la data.',
  'nothing-to-refund': 'Non c’è nulla da rimborsare.',
  'refund-too-much': 'Non resta così tanto da rimborsare.',
  'paid-on-the-spot': 'Questo ordine viene accettato al pagamento, e solo il cliente può pagarlo.',
  'step-in-future': 'Il giorno è nel futuro. Controlla la data.',
  'step-too-early': 'Il giorno è precedente all’ordine o alla consegna. Controlla la data.',
  'not-paid': 'Questo ordine non è ancora pagato.',
  'no-such-line': 'Questa riga non esiste nell’ordine.',
  'calendar-differs': 'Il calendario del pezzo non corrisponde. Controlla nel pezzo.',
  'pickup-is-not-shipped': 'Questo ordine viene ritirato in negozio.',
  'already-handed-over': 'È già stato consegnato.',
  'payment-disputed':
    'Presso il servizio di pagamento è aperta una contestazione su questo pagamento. Consegna solo quando sarà risolta, oppure decidi nell’ordine di consegnare comunque.',
  'no-open-case': 'Per questo ordine non c’è nessuna contestazione che blocchi la consegna.',
  'not-rented-out': 'Al momento non è a noleggio.',
  'piece-is-out': 'Almeno un pezzo è in viaggio o presso il cliente. Prima deve rientrare.',
  'rental-is-out': 'È a noleggio. Registra la restituzione come rientro di un noleggio.',
  'never-left': 'Questo non ha ancora lasciato il negozio. Toglilo invece dall’ordine.',
  'has-left': 'Questo è già in viaggio o consegnato. Registra il reso quando torna.',
  'no-proof-asked': 'Questo ordine non richiede una prova, o non ne è ancora stato spedito nulla.',
  'not-a-returned-rental': 'Un risarcimento si può chiedere solo per un pezzo noleggiato che è rientrato.',
  'due-day-out-of-range':
    'Il termine di pagamento deve scadere dopo oggi ed entro un anno. Controlla la data.',
  'claim-not-found': 'Questa richiesta non esiste.',
  'claim-settled': 'Questa richiesta è già stata pagata, oppure vi si è rinunciato.',
  'claim-above-value': 'Tutte le richieste per un pezzo insieme non possono superare il suo valore.',
  'claim-too-much': 'Di questa richiesta non resta da pagare così tanto.',
  'withdrawal-paid-back': 'Questo recesso è già stato gestito, oppure il denaro viene già rimborsato.',
  'claimed-too-many': 'Non si può chiedere per così tanti pezzi di questa riga.',
  'returned-too-many': 'Di questa riga non sono più fuori così tanti pezzi.',
  'deduction-too-much': 'Si può detrarre al massimo quanto sono costati i pezzi.',
  'right-missing': 'Non hai l’autorizzazione per farlo.',
  'password-change-due': 'Scegli prima una tua password.',
  'second-factor-due': 'Configura prima il secondo passaggio dell’accesso.',
  'fresh-login-needed': 'Per questo inserisci di nuovo la tua password.',
  'login-step-over': 'L’accesso ha richiesto troppo tempo. Inserisci di nuovo la tua password.',
  'code-refused': 'Questo codice non è valido o è già stato usato. Attendi il prossimo.',
  'recovery-code-refused':
    'Questo codice di recupero non è valido o è già stato usato. Inseriscine un altro.',
  'passkey-refused': 'Questa passkey non è stata accettata.',
  'passkey-too-late': 'È passato troppo tempo. Ricomincia da capo.',
  'too-many-passkeys': 'Non possiamo salvare più di 10 passkey. Prima rimuovine una.',
  'set-up-over': 'La configurazione ha richiesto troppo tempo. Ricomincia da capo.',
  'record-not-found': 'Questa voce non esiste più.',
  'last-owner': 'Deve restare almeno una persona con il ruolo di titolare.',
  'invitation-expired':
    'Questo invito non è più valido. Se lo hai già accettato, accedi. Altrimenti chiedine uno nuovo a chi è titolare del negozio.',
  'invitation-accepted': 'Questo invito è già stato accettato.',
  'session-not-found': 'Questo dispositivo è già disconnesso.',
  'password-wrong': 'La password non è corretta.',
  'address-not-found': 'Questo indirizzo non esiste più.',
  'too-many-addresses': 'Non possiamo salvare più di 20 indirizzi. Prima eliminane uno.',
  'record-changed': 'Nel frattempo un’altra persona ha modificato questa voce. Ricaricala.',
  'category-in-use': 'In questa categoria ci sono ancora pezzi.',
  'import-elsewhere': 'Nel frattempo questa importazione è a un altro passaggio. Ricarica la pagina.',
  'translation-off': 'Non è configurato alcun servizio di traduzione.',
  'translation-busy': 'Il servizio di traduzione è troppo occupato in questo momento. Riprova tra un minuto.',
  'translation-quota':
    'La quota del servizio di traduzione è esaurita. Si continua quando l’avrà rinnovata o aumentata.',
  'translation-refused':
    'Il servizio di traduzione non accetta la richiesta. Fai controllare la chiave nelle impostazioni del server.',
  'translation-down': 'Il servizio di traduzione non è raggiungibile in questo momento. Riprova più tardi.',
  'translation-unreadable': 'La risposta del servizio di traduzione non è una traduzione.',
  'piece-in-use':
    'Questo pezzo è già stato mostrato nel negozio o è stato ordinato. Si può solo togliere dal negozio.',
  'unit-taken': 'In quel periodo questo pezzo è riservato, noleggiato, venduto o già bloccato.',
  'too-large': 'La richiesta è troppo grande.',
  'unsupported-media-type': 'Questo formato non è accettato.',
  'too-many-requests': ({ minutes }: { readonly minutes: number }) =>
    `Troppe richieste. Riprova ${fromNow(minutes)}.`,
  'origin-refused': 'La richiesta arriva da un altro sito.',
  internal: 'Something went wrong!',
  'pieces-gone-by-title': ({ titles }) => `Purtroppo non più disponibile: ${titles.join(', ')}`,
  'gift-voucher-redeemed':
    'Una parte di questo buono è già stata usata, o la usa un ordine iniziato. La vendita non si può più annullare.',
  'gift-sale-cancelled': 'La vendita di questo buono è stata annullata.',
  'gift-not-longer': 'Scegli un giorno successivo a quello attuale, al massimo tra 30 anni.',
  'seen-is-past': 'Nel frattempo questo ordine è cambiato. Guarda che cosa è successo e poi decidi di nuovo.',
};
