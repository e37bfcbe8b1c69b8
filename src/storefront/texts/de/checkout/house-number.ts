export const houseNumberMissing =
  'Bitte ergänzen Sie die Hausnummer, oder bestätigen Sie, dass die Adresse keine hat';
export const withoutHouseNumber = 'Diese Adresse hat keine Hausnummer';
export const withoutHouseNumberHint =
  'Fehlt sie nur, ergänzen Sie sie bitte oben: Sonst kommt dort nichts an.';
