export const houseNumberMissing =
  'Bitte ergänzen Sie die Hausnummer, oder bestätigen Sie, dass es keine gibt';
export const withoutHouseNumber = 'Diese Adresse hat keine Hausnummer';
