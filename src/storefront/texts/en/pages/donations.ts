export const piecesTitle = 'What we are donating now';
export const piecesSubtitle = 'All proceeds from these pieces go to a medical aid organisation.';
export const noProofs =
  'None of these pieces has been sold yet. After the first sale you will find the first receipt here.';
export const locations = {
  heading: 'Our locations',
  text: 'The pieces are in Friedrichshain, in Frankfurter Allee and in Revaler Straße. Come and see them.',
  label: 'Addresses and map',
};
