export const houseNumberMissing = 'Aggiungi il numero civico o conferma che l’indirizzo non ne ha uno';
export const withoutHouseNumber = 'Questo indirizzo non ha numero civico';
export const withoutHouseNumberHint =
  'Se è solo una dimenticanza, aggiungilo qui sopra: altrimenti lì non arriva nulla.';
