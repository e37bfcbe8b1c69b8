export const title = 'Avis de nos clients';
export const samples =
  'Ces avis sont des exemples pour la démonstration\u00a0: tout comme leurs auteurs, ils sont inventés. Une vraie boutique commence sans avis.';
export const howChecked =
  'Nous ne montrons que les avis que nous avons pu rattacher à une commande figurant dans nos livres, bons ou mauvais, sans coupure.';
export const sample = 'Exemple';
export const carousel = 'carrousel';
export const stars = (rating: number): string =>
  rating < 2 ? `${rating} étoile sur 5` : `${rating} étoiles sur 5`;
export const previous = 'Avis précédent';
export const next = 'Avis suivant';
export const places = 'Avis';
export const place = (index: number, count: number): string => `Aller à l’avis ${index} sur ${count}`;
export const pause = 'Arrêter le défilement automatique';
export const play = 'Lancer le défilement automatique';
