export const title = 'Questions fréquentes';
export const description =
  'Les réponses à ce qu’on nous demande le plus souvent\u00a0: commande, livraison, location, meubles, rachat et rétractation.';
export const search = 'Rechercher dans les questions';
export const placeholder = 'par exemple délai de livraison';
export const shortcut = 'Ctrl + K';
export const noResults = (term: string): string => `Aucun résultat pour ${term}`;
export const hits = (count: number): string =>
  count < 2 ? `${count} question trouvée` : `${count} questions trouvées`;
export const otherTopic = 'Autres questions';
export const clear = 'Afficher toutes les questions';
export const notFoundHeading = 'Votre question n’y est pas\u202f?';
export const notFoundText = 'Appelez-nous ou écrivez-nous. Nous répondons sous 24\u00a0heures.';
export const ask = 'Nous contacter';
