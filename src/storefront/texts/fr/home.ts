/** Follows the shop's name. */
export const title = 'Mobilier vintage et meubles en bois de bateau, de Berlin';
export const description =
  'Des meubles qui ont une histoire\u00a0: originaux vintage et meubles en bois de bateau, de Berlin au monde entier. À acheter ou à louer.';
export const headline = 'Des meubles qui ont déjà vécu';
export const intro =
  'Des originaux vintage de 1920 à 1990 et des meubles faits des planches de vieux bateaux de pêche. À acheter ou à louer, depuis Berlin.';
export const toVintage = 'Découvrir le vintage';
export const toBoatwood = 'Découvrir le bois de bateau';

export const pauseFilm = 'Arrêter le film';
export const playFilm = 'Lire le film';

export const reviews = 'Avis de nos clients';
export const sampleReviews =
  'Ces avis sont des exemples pour la démonstration\u00a0: tout comme leurs auteurs, ils sont inventés. Une vraie boutique commence sans avis.';
export const reviewsChecked =
  'Nous ne montrons que les avis que nous avons pu rattacher à une commande figurant dans nos livres, bons ou mauvais, sans coupure.';
export const sampleReview = 'Exemple';
export const carousel = 'carrousel';
export const stars = (rating: number): string =>
  rating < 2 ? `${rating} étoile sur 5` : `${rating} étoiles sur 5`;
export const previousReview = 'Avis précédent';
export const nextReview = 'Avis suivant';
export const reviewPlaces = 'Avis';
export const reviewPlace = (index: number, count: number): string => `Aller à l’avis ${index} sur ${count}`;
export const pauseReviews = 'Arrêter le défilement automatique';
export const playReviews = 'Lancer le défilement automatique';
