import { weeks } from '../pages/delivery.ts';

export const title = 'Che cosa succede ora';
export const paid = 'Il tuo pagamento è arrivato. Per il momento non devi fare nulla.';
export const promised =
  'Il tuo pagamento è autorizzato e verrà addebitato solo alla spedizione. Per il momento non devi fare nulla.';
export const pay = 'Effettua il pagamento; fino ad allora i pezzi sono riservati a te.';
export const transfer = 'Effettua il bonifico; fino ad allora i pezzi sono riservati a te.';
export const delivery = (count: number, isPaid: boolean): string =>
  `La consegna arriva entro ${weeks(count)}${isPaid ? '' : ' dal pagamento'}.`;
export const appointment = 'Ti contattiamo prima e concordiamo il giorno.';
export const prepare = (isPaid: boolean): string =>
  `${isPaid ? 'Prepariamo' : 'Appena arriva il pagamento prepariamo'} tutto e ti scriviamo quando puoi passare a ritirarlo.`;
export const ready = 'I tuoi pezzi sono pronti.';
export const collect = (orderNumber: string): string =>
  `Per il ritiro basta il tuo numero d’ordine ${orderNumber}. Ti aiutiamo a caricare.`;
export const collectHere = 'Ritiri qui';
export const invoice = 'Ricevi la fattura per email; si trova poi anche in questa pagina.';
