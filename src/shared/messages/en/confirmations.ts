import type { confirmations as german } from '../de/confirmations.ts';
import type { Translated } from '../message.ts';

/** Messages about what was done. */
export const confirmations: Translated<typeof german> = {
  'shipping-price-asked': 'Thank you for your enquiry. We will get back to you with a price.',
  'question-received': 'Thank you for your message. We will get back to you.',
  'enquiry-received': 'Thank you for your enquiry! We will get back to you within 24 hours.',
  'reset-link-sent-if-known':
    'If there is an account with this address, we have sent you an email with a link.',
  'logged-out': 'You are logged out.',
  'logged-out-everywhere': 'You are logged out everywhere.',
  'password-reset': 'Your new password is valid from now on. Please log in.',
  'password-reset-with-passkeys':
    'Your new password is valid from now on. Please log in, and check in your account under ‘Security’ that you recognise all passkeys.',
  'password-changed': 'Your new password is valid from now on. Other devices have been logged out.',
  'newsletter-asked': 'Almost there: we have sent you an email. Please confirm your subscription in it.',
  'newsletter-confirmed': 'Thank you! Your subscription is confirmed.',
  'newsletter-ended': 'You will no longer receive our newsletter.',
  'cart-reminder-asked': 'Almost there: we have sent you an email. Please confirm the reminder in it.',
  'cart-reminder-confirmed': 'Thank you! We will remind you of your basket once.',
  'cart-reminder-stopped': 'We will not remind you of your basket.',
  'piece-alert-asked': 'Almost there: we have sent you an email. Please confirm your request in it.',
  'piece-alert-confirmed': 'Thank you! We will let you know.',
  'piece-alerts-ended': 'You will no longer receive alerts about pieces.',
  'passkey-saved': 'The passkey is saved.',
  'passkey-named': 'The name is saved.',
  'email-link-sent-to-new-address': 'We have sent a link to the new address. It is valid for 24 hours.',
  'email-link-sent': 'We have sent you a link. It is valid for 24 hours.',
  'claim-link-sent-if-known':
    'If there is an order with this number, we have sent a link to its email address.',
  'card-payment-confirmed': 'Payment confirmed successfully',
  'payment-captured': 'Payment Successful!',
};
