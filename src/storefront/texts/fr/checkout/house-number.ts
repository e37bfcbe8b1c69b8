export const houseNumberMissing = 'Veuillez ajouter le numéro de rue, ou confirmer que l’adresse n’en a pas';
export const withoutHouseNumber = 'Cette adresse n’a pas de numéro';
export const withoutHouseNumberHint =
  'Si vous l’avez seulement oublié, veuillez l’ajouter ci-dessus\u00a0: sans lui, rien n’y arrivera.';
