import type { Condition } from '../../../shared/condition.ts';

/** In which condition a piece is: one of the shop's, or what somebody says of their own. */
export const conditionName: Record<Condition, string> = {
  neuwertig: 'neuwertig',
  'sehr gut': 'sehr gut',
  gut: 'gut',
  gebraucht: 'gebraucht',
  abgenutzt: 'abgenutzt',
  'stark abgenutzt': 'stark abgenutzt',
  beschädigt: 'beschädigt',
};
