import type { Condition } from '../condition.ts';

/** The condition of a piece, the shop's own or one offered to it. */
export const conditionName: Record<Condition, string> = {
  neuwertig: 'neuwertig',
  'sehr gut': 'sehr gut',
  gut: 'gut',
  gebraucht: 'gebraucht',
  abgenutzt: 'abgenutzt',
  'stark abgenutzt': 'stark abgenutzt',
  beschädigt: 'beschädigt',
};
