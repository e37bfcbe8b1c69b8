import type { vouchers as german } from '../de/vouchers.ts';
import type { Translated } from '../message.ts';
import { figures } from '../figures.ts';

const { day, euros } = figures.es;

/** Why a voucher does not apply to a cart. */
export const vouchers: Translated<typeof german> = {
  'voucher-unknown': 'No conocemos este código o el vale ya no es válido.',
  'voucher-not-yet': ({ day: first }) => `Este vale se puede usar a partir del ${day(first)}.`,
  'voucher-over': ({ day: last }) => `Este vale se podía usar hasta el ${day(last)}.`,
  'voucher-used': 'Este vale ya se ha canjeado.',
  'gift-voucher-spent': 'Este vale regalo está agotado.',
  'gift-voucher-held': ({ heldCents, day: last }) =>
    `En este vale regalo no hay saldo libre en este momento: ${euros(heldCents)} están reservados hasta el ${day(last)} para un pedido que aún no se ha pagado.`,
  'gift-voucher-empty': 'En este vale regalo ya no queda saldo para pagar este pedido.',
  'voucher-used-by-you': 'Ya has canjeado este vale. Solo se puede usar una vez por persona.',
  'voucher-for-somebody-else':
    'Este vale está emitido para otra dirección de correo y no se puede transferir.',
  'voucher-for-consumers': 'Este vale es solo para particulares.',
  'voucher-for-businesses': 'Este vale es solo para empresas.',
  'voucher-not-for-these': 'Este vale no sirve para ninguna de las piezas de tu cesta.',
  'voucher-order-too-small': ({ leastCents }) => `Este vale sirve para compras desde ${euros(leastCents)}.`,
  'voucher-leaves-nothing': ({ leastCents }) =>
    `Tras descontar el vale, deben quedar por pagar al menos ${euros(leastCents)}.`,
  'gift-value-out-of-range': 'Indica un valor de 10 a 5000 euros, sin céntimos',
  'gift-day-impossible': 'Elige un día a partir de hoy y dentro de un año',
  'voucher-worth-missing': 'Indica un valor o un porcentaje, pero no ambos',
  'voucher-ends-before': 'El último día es anterior al primero',
  'voucher-code-missing': 'Escribe el código',
  'voucher-least-below-value': 'Como mínimo, el valor del vale; si se deja vacío, es ese valor',
  'voucher-one-code': 'Para una persona concreta hay exactamente un código',
};
