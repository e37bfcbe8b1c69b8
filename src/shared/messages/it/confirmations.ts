import type { confirmations as german } from '../de/confirmations.ts';
import type { Translated } from '../message.ts';

/** Messages about what was done. */
export const confirmations: Translated<typeof german> = {
  'shipping-price-asked': 'Grazie mille per la tua richiesta. Ti scriveremo con un prezzo.',
  'question-received': 'Grazie mille per il tuo messaggio. Ti risponderemo.',
  'enquiry-received': 'Grazie mille per la tua proposta! Ti rispondiamo entro 24 ore.',
  'reset-link-sent-if-known':
    'Se a questo indirizzo corrisponde un account, ti abbiamo inviato un’email con un link.',
  'logged-out': 'Hai effettuato la disconnessione.',
  'logged-out-everywhere': 'Hai effettuato la disconnessione ovunque.',
  'password-reset': 'La tua nuova password è già valida. Accedi.',
  'password-reset-with-passkeys':
    'La tua nuova password è già valida. Accedi e controlla nel tuo account, alla voce «Sicurezza», di conoscere tutte le passkey.',
  'password-changed': 'La tua nuova password è già valida. Gli altri dispositivi sono disconnessi.',
  'newsletter-asked': 'Ci siamo quasi: ti abbiamo inviato un’email. Conferma da lì la tua iscrizione.',
  'newsletter-confirmed': 'Grazie mille! La tua iscrizione è confermata.',
  'newsletter-ended': 'Non riceverai più la nostra newsletter.',
  'cart-reminder-asked': 'Ci siamo quasi: ti abbiamo inviato un’email. Conferma da lì il promemoria.',
  'cart-reminder-confirmed': 'Grazie mille! Ti ricorderemo il tuo carrello una volta.',
  'cart-reminder-stopped': 'Non riceverai alcun promemoria del tuo carrello.',
  'piece-alert-asked': 'Ci siamo quasi: ti abbiamo inviato un’email. Conferma da lì la tua richiesta.',
  'piece-alert-confirmed': 'Grazie mille! Ti avviseremo.',
  'piece-alerts-ended': 'Non riceverai più avvisi sui pezzi.',
  'passkey-saved': 'La passkey è salvata.',
  'passkey-named': 'Il nome è salvato.',
  'email-link-sent-to-new-address': 'Abbiamo inviato un link al nuovo indirizzo. È valido per 24 ore.',
  'email-link-sent': 'Ti abbiamo inviato un link. È valido per 24 ore.',
  'claim-link-sent-if-known':
    'Se esiste un ordine con questo numero, abbiamo inviato un link al suo indirizzo email.',
  'card-payment-confirmed': 'Payment confirmed successfully',
  'payment-captured': 'Payment Successful!',
};
