import type { Condition } from '../../../shared/condition.ts';

/** In which condition a piece is: one of the shop's, or what somebody says of their own. */
export const conditionName: Record<Condition, string> = {
  neuwertig: 'as new',
  'sehr gut': 'very good',
  gut: 'good',
  gebraucht: 'used',
  abgenutzt: 'worn',
  'stark abgenutzt': 'heavily worn',
  beschädigt: 'damaged',
};
