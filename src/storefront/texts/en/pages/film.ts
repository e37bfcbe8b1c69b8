export const pauseFilm = 'Pause the film';
export const playFilm = 'Play the film';
