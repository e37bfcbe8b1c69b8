export const withdrawn = 'Plus en boutique.';
export const share = 'Partager la liste d’envies';
export const shared = 'Une liste d’envies partagée';
export const asPage = 'Afficher en pleine page';
export const about = 'Des meubles vintage et en vieux bois de bateau, réunis dans une liste.';
export const pieces = 'Pièces';
export const goneOfShared = (count: number): string =>
  count === 1
    ? 'Une pièce de cette liste n’est plus en boutique.'
    : `${count} pièces de cette liste ne sont plus en boutique.`;
export const needsScript =
  'Votre liste d’envies n’existe que dans votre navigateur\u202f; pour l’afficher, cette page nécessite JavaScript.';
