export const pauseFilm = 'Detener el vídeo';
export const playFilm = 'Reproducir el vídeo';
