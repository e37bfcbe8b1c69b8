import { formatEuros } from './shell.ts';

export const label = 'Código del vale';
export const apply = 'Canjear';
export const missing = 'Escribe primero el código';
export const remove = 'Quitar el vale';
export const checking = 'Comprobando el vale…';
export const applied = (code: string, cents: number): string =>
  `Vale ${code}: ${formatEuros(cents)} de descuento`;
export const none = 'No hay ningún vale canjeado.';
export const failed = 'No hemos podido comprobar el vale. Vuelve a intentarlo.';
export const removeGift = 'Quitar el vale regalo';
export const giftApplied = (code: string, cents: number): string =>
  `Vale regalo ${code}: ${formatEuros(cents)} de saldo`;

export const perOrder = 'En cada pedido puedes usar un vale promocional y un vale regalo.';

interface Worth {
  readonly code: string;
  readonly cents: number;
}
/** For two vouchers of a kind: the one that applies, and the other. */
export const oneOf = {
  promotion: (one: Worth, other: Worth): string =>
    `En cada pedido solo se puede usar un vale promocional: ${one.code} con ${formatEuros(one.cents)} de descuento, no ${other.code} con ${formatEuros(other.cents)}. Para canjear ${other.code}, quita antes ${one.code}.`,
  gift: (one: Worth, other: Worth): string =>
    `En cada pedido solo se puede usar un vale regalo: ${one.code} con ${formatEuros(one.cents)} de saldo, no ${other.code} con ${formatEuros(other.cents)}. Para canjear ${other.code}, quita antes ${one.code}.`,
} as const;
