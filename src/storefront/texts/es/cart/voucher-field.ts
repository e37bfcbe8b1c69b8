import { formatEuros } from '../shell/money.ts';

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
