export const houseNumberMissing = 'Please add the house number, or confirm that the address has none';
export const withoutHouseNumber = 'This address has no house number';
export const withoutHouseNumberHint =
  'If you just left it out, please add it above, so that what we send arrives.';
