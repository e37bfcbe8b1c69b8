export const piecesTitle = 'Unsere aktuellen Spenden';
export const piecesSubtitle = 'Der volle Erlös dieser Möbel geht an eine medizinische Hilfsorganisation.';
export const noProofs =
  'Noch ist keines dieser Möbel verkauft. Nach dem ersten Kauf steht hier der erste Beleg.';
export const locations = {
  heading: 'Unsere Standorte',
  text: 'Die Möbel stehen in Friedrichshain, in der Frankfurter Allee und in der Revaler Straße. Sehen Sie sie sich an.',
  label: 'Adressen und Karte',
};
