export const title = 'Visto recientemente';
export const clear = 'Vaciar la lista';
