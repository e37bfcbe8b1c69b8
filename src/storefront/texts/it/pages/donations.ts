export const piecesTitle = 'Le nostre donazioni in corso';
export const piecesSubtitle =
  'L’intero ricavato di questi mobili va a un’organizzazione di assistenza medica.';
export const noProofs =
  'Nessuno di questi mobili è stato ancora venduto. Dopo la prima vendita troverai qui la prima ricevuta.';
export const locations = {
  heading: 'Dove siamo',
  text: 'I mobili sono a Friedrichshain, in Frankfurter Allee e in Revaler Straße. Vieni a vederli.',
  label: 'Indirizzi e mappa',
};
