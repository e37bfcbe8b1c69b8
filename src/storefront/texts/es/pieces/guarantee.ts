export const title = 'Garantía legal';
export const text =
  'Los consumidores tienen garantía legal sobre las piezas que compran: dos años desde la entrega, también si son usadas. Reparamos o sustituimos gratis; si no es posible, puedes pedir una rebaja del precio o resolver el contrato.';
export const link = 'Todo sobre la garantía';
