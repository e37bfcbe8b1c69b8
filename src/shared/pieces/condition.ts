/** The condition of a piece (spec 3), whether the shop's own or one offered to it, best first. */
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
