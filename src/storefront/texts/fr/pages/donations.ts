export const piecesTitle = 'Nos dons du moment';
export const piecesSubtitle =
  'Le produit intégral de la vente de ces meubles revient à une organisation d’aide médicale.';
export const noProofs =
  'Aucun de ces meubles n’est encore vendu. Le premier justificatif paraîtra ici après le premier achat.';
export const locations = {
  heading: 'Où nous trouver',
  text: 'Les meubles se trouvent à Friedrichshain, dans la Frankfurter Allee et dans la Revaler Straße. Venez les voir.',
  label: 'Adresses et carte',
};
