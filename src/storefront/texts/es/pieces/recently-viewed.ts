export const title = 'Piezas vistas recientemente';
export const clear = 'Vaciar la lista';
