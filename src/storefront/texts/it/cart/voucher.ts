import { formatEuros } from '../shell/money.ts';

export const name = 'Buono promozionale';
export const giftName = 'Buono regalo';
export const leftToPay = 'Resta da pagare';
export const takenOff = (cents: number): string => `−${formatEuros(cents)}`;
export const paysAll = 'Il tuo buono regalo copre tutto. Non serve un altro metodo di pagamento.';
export const noKlarna = 'Klarna non è disponibile se un buono regalo paga una parte.';
