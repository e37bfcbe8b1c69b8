/** The condition of a piece, the shop's or one that is offered to it (spec 3), best first. */
export const conditions = [
  'neuwertig',
  'sehr gut',
  'gut',
  'gebraucht',
  'abgenutzt',
  'stark abgenutzt',
  'beschädigt',
] as const;
export type Condition = (typeof conditions)[number];
