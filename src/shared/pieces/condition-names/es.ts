import type { Condition } from '../condition.ts';

/** The condition of a piece, the shop's own or one offered to it. */
export const conditionName: Record<Condition, string> = {
  neuwertig: 'como nuevo',
  'sehr gut': 'muy bueno',
  gut: 'bueno',
  gebraucht: 'usado',
  abgenutzt: 'desgastado',
  'stark abgenutzt': 'muy desgastado',
  beschädigt: 'dañado',
};
