export const contents = 'Indice';
