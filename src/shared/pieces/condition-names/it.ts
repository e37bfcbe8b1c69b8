import type { Condition } from '../condition.ts';

/** The condition of a piece, the shop's own or one offered to it. */
export const conditionName: Record<Condition, string> = {
  neuwertig: 'come nuovo',
  'sehr gut': 'ottimo',
  gut: 'buono',
  gebraucht: 'usato',
  abgenutzt: 'usurato',
  'stark abgenutzt': 'molto usurato',
  beschädigt: 'danneggiato',
};
