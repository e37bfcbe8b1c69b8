export const houseNumberMissing = 'Añade el número de la calle o confirma que la dirección no lo tiene';
export const withoutHouseNumber = 'Esta dirección no tiene número';
export const withoutHouseNumberHint = 'Si solo se te ha olvidado, añádelo arriba: sin él, no llegará nada.';
