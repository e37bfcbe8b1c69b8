import type { Condition } from '../condition.ts';

/** The condition of a piece, the shop's own or one offered to it. */
export const conditionName: Record<Condition, string> = {
  neuwertig: 'as new',
  'sehr gut': 'very good',
  gut: 'good',
  gebraucht: 'used',
  abgenutzt: 'worn',
  'stark abgenutzt': 'heavily worn',
  beschädigt: 'damaged',
};
