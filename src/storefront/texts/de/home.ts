/** Follows the shop's name. */
export const title = 'Vintage-Möbel und Bootsholz-Möbel aus Berlin';
export const description =
  'Möbel mit Geschichte: Vintage-Originale und Möbel aus altem Bootsholz, aus Berlin in die ganze Welt. Kaufen oder mieten.';
export const headline = 'Möbel, die schon etwas erlebt haben';
export const intro =
  'Vintage-Originale von 1920 bis 1990 und Möbel aus den Planken alter Fischerboote. Zum Kaufen und zum Mieten, aus Berlin.';
export const toVintage = 'Vintage entdecken';
export const toBoatwood = 'Bootsholz entdecken';

export const pauseFilm = 'Film anhalten';
export const playFilm = 'Film abspielen';

export const reviews = 'Kundenbewertungen';
export const sampleReviews =
  'Diese Bewertungen sind Muster für die Vorführung: Sie und ihre Verfasser sind erfunden. Ein echter Shop beginnt ohne.';
export const reviewsChecked =
  'Wir zeigen nur Bewertungen, die wir einer Bestellung in unseren Büchern zuordnen konnten, gute wie schlechte, ungekürzt.';
export const sampleReview = 'Muster';
export const carousel = 'Karussell';
export const stars = (rating: number): string => `${rating} von 5 Sternen`;
export const previousReview = 'Vorherige Bewertung';
export const nextReview = 'Nächste Bewertung';
export const reviewPlaces = 'Bewertungen';
export const reviewPlace = (index: number, count: number): string => `Zu Stelle ${index} von ${count}`;
export const pauseReviews = 'Automatischen Wechsel anhalten';
export const playReviews = 'Automatischen Wechsel starten';
