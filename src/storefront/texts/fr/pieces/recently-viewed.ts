export const title = 'Pièces vues récemment';
export const clear = 'Vider la liste';
