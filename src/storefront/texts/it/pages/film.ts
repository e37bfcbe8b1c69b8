export const pauseFilm = 'Ferma il video';
export const playFilm = 'Riproduci il video';
