export const title = 'Kundenbewertungen';
export const samples =
  'Diese Bewertungen sind Muster für die Vorführung: Sie und ihre Verfasser sind erfunden. Ein echter Shop beginnt ohne.';
export const howChecked =
  'Wir zeigen nur Bewertungen, die wir einer Bestellung in unseren Büchern zuordnen konnten, gute wie schlechte, ungekürzt.';
export const sample = 'Muster';
export const carousel = 'Karussell';
export const stars = (rating: number): string => `${rating} von 5 Sternen`;
export const previous = 'Vorherige Bewertung';
export const next = 'Nächste Bewertung';
export const places = 'Bewertungen';
export const place = (index: number, count: number): string => `Zu Stelle ${index} von ${count}`;
export const pause = 'Automatischen Wechsel anhalten';
export const play = 'Automatischen Wechsel starten';
