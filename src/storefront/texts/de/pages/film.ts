export const pauseFilm = 'Film anhalten';
export const playFilm = 'Film abspielen';
