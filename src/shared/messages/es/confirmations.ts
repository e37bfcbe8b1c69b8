import type { confirmations as german } from '../de/confirmations.ts';
import type { Translated } from '../message.ts';

/** Messages about what was done. */
export const confirmations: Translated<typeof german> = {
  'shipping-price-asked': 'Muchas gracias por tu consulta. Te escribiremos con un precio.',
  'question-received': 'Muchas gracias por tu mensaje. Te responderemos.',
  'enquiry-received': '¡Muchas gracias por tu oferta! Te responderemos en un plazo de 24 horas.',
  'reset-link-sent-if-known':
    'Si hay una cuenta con esta dirección, te hemos enviado un correo con un enlace.',
  'logged-out': 'Has cerrado la sesión.',
  'logged-out-everywhere': 'Has cerrado la sesión en todas partes.',
  'password-reset': 'Tu contraseña nueva ya está activa. Inicia sesión.',
  'password-reset-with-passkeys':
    'Tu contraseña nueva ya está activa. Inicia sesión y comprueba en tu cuenta, en «Seguridad», que conoces todas las llaves de acceso.',
  'password-changed':
    'Tu contraseña nueva ya está activa. Se ha cerrado la sesión en los demás dispositivos.',
  'newsletter-asked': 'Ya casi está: te hemos enviado un correo. Confirma en él tu suscripción.',
  'newsletter-confirmed': '¡Muchas gracias! Tu suscripción está confirmada.',
  'newsletter-ended': 'Ya no recibirás nuestro boletín.',
  'cart-reminder-asked': 'Ya casi está: te hemos enviado un correo. Confirma en él el recordatorio.',
  'cart-reminder-confirmed': '¡Muchas gracias! Te recordaremos tu cesta una vez.',
  'cart-reminder-stopped': 'No recibirás ningún recordatorio de tu cesta.',
  'piece-alert-asked':
    'Ya casi está: te hemos enviado un correo. Confirma en él que quieres que te avisemos.',
  'piece-alert-confirmed': '¡Muchas gracias! Te avisaremos.',
  'piece-alerts-ended': 'Ya no recibirás avisos sobre piezas.',
  'passkey-saved': 'La llave de acceso está guardada.',
  'passkey-named': 'El nombre está guardado.',
  'email-link-sent-to-new-address':
    'Hemos enviado un enlace a la nueva dirección. Es válido durante 24 horas.',
  'email-link-sent': 'Te hemos enviado un enlace. Es válido durante 24 horas.',
  'claim-link-sent-if-known':
    'Si hay un pedido con este número, hemos enviado un enlace a su dirección de correo.',
  'card-payment-confirmed': 'Payment confirmed successfully',
  'payment-captured': 'Payment Successful!',
};
