export const pauseFilm = 'Arrêter le film';
export const playFilm = 'Lire le film';
