export const houseNumberMissing = 'Please add the house number, or confirm that the address has none';
export const withoutHouseNumber = 'This address has no house number';
