import type { confirmations as german } from '../de/confirmations.ts';
import type { Translated } from '../message.ts';

/** Messages about what was done. */
export const confirmations: Translated<typeof german> = {
  'shipping-price-asked': 'Merci beaucoup pour votre demande. Nous vous écrirons avec un prix.',
  'question-received': 'Merci beaucoup pour votre message. Nous vous répondrons.',
  'enquiry-received': 'Merci beaucoup pour votre proposition\u202f! Nous vous répondrons sous 24 heures.',
  'reset-link-sent-if-known':
    'S’il existe un compte pour cette adresse, nous vous avons envoyé un e-mail avec un lien.',
  'logged-out': 'La session est fermée.',
  'logged-out-everywhere': 'La session est fermée partout.',
  'password-reset': 'Votre nouveau mot de passe est valable dès maintenant. Veuillez vous connecter.',
  'password-reset-with-passkeys':
    'Votre nouveau mot de passe est valable dès maintenant. Veuillez vous connecter et vérifier dans votre compte, à la rubrique «\u00a0Sécurité\u00a0», que vous reconnaissez toutes les clés d’accès.',
  'password-changed':
    'Votre nouveau mot de passe est valable dès maintenant. Les autres appareils sont déconnectés.',
  'newsletter-asked':
    'C’est presque fait\u00a0: nous vous avons envoyé un e-mail. Veuillez y confirmer votre inscription.',
  'newsletter-confirmed': 'Merci beaucoup\u202f! Votre inscription est confirmée.',
  'newsletter-ended': 'Vous ne recevrez plus notre newsletter.',
  'cart-reminder-asked':
    'C’est presque fait\u00a0: nous vous avons envoyé un e-mail. Veuillez y confirmer le rappel.',
  'cart-reminder-confirmed': 'Merci beaucoup\u202f! Nous vous rappellerons votre panier une fois.',
  'cart-reminder-stopped': 'Vous ne recevrez pas de rappel de votre panier.',
  'piece-alert-asked':
    'C’est presque fait\u00a0: nous vous avons envoyé un e-mail. Veuillez y confirmer votre demande.',
  'piece-alert-confirmed': 'Merci beaucoup\u202f! Nous vous préviendrons.',
  'piece-alerts-ended': 'Vous ne recevrez plus d’alertes sur des pièces.',
  'passkey-saved': 'La clé d’accès est enregistrée.',
  'passkey-named': 'Le nom est enregistré.',
  'email-link-sent-to-new-address':
    'Nous avons envoyé un lien à la nouvelle adresse. Il est valable 24 heures.',
  'email-link-sent': 'Nous vous avons envoyé un lien. Il est valable 24 heures.',
  'claim-link-sent-if-known':
    'S’il existe une commande portant ce numéro, nous avons envoyé un lien à son adresse e-mail.',
  'card-payment-confirmed': 'Payment confirmed successfully',
  'payment-captured': 'Payment Successful!',
};
