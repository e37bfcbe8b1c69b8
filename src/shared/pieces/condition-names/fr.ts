import type { Condition } from '../condition.ts';

/** The condition of a piece, the shop's own or one offered to it. */
export const conditionName: Record<Condition, string> = {
  neuwertig: 'comme neuf',
  'sehr gut': 'très bon état',
  gut: 'bon état',
  gebraucht: 'état d’usage',
  abgenutzt: 'usé',
  'stark abgenutzt': 'très usé',
  beschädigt: 'endommagé',
};
