export const title = 'Visti di recente';
export const clear = 'Svuota la lista';
