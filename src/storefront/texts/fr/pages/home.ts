/** Follows the shop's name. */
export const title = 'Mobilier vintage et meubles en bois de bateau, de Berlin';
export const description =
  'Des meubles qui ont une histoire\u00a0: originaux vintage et meubles en bois de bateau, de Berlin au monde entier. À acheter ou à louer.';
export const headline = 'Des meubles qui ont déjà vécu';
export const intro =
  'Des originaux vintage de 1920 à 1990 et des meubles faits des planches de vieux bateaux de pêche. À acheter ou à louer, depuis Berlin.';
export const toVintage = 'Découvrir le vintage';
export const toBoatwood = 'Découvrir le bois de bateau';
