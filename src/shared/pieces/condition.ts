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

// The condition of a piece, the shop's own or one offered to it. Pages load the names in their own language alone.

type ConditionNames = Readonly<Record<Condition, string>>;

export const german: ConditionNames = {
  neuwertig: 'neuwertig',
  'sehr gut': 'sehr gut',
  gut: 'gut',
  gebraucht: 'gebraucht',
  abgenutzt: 'abgenutzt',
  'stark abgenutzt': 'stark abgenutzt',
  beschädigt: 'beschädigt',
};

export const english: ConditionNames = {
  neuwertig: 'as new',
  'sehr gut': 'very good',
  gut: 'good',
  gebraucht: 'used',
  abgenutzt: 'worn',
  'stark abgenutzt': 'heavily worn',
  beschädigt: 'damaged',
};

export const spanish: ConditionNames = {
  neuwertig: 'como nuevo',
  'sehr gut': 'muy bueno',
  gut: 'bueno',
  gebraucht: 'usado',
  abgenutzt: 'desgastado',
  'stark abgenutzt': 'muy desgastado',
  beschädigt: 'dañado',
};

export const french: ConditionNames = {
  neuwertig: 'comme neuf',
  'sehr gut': 'très bon état',
  gut: 'bon état',
  gebraucht: 'état d’usage',
  abgenutzt: 'usé',
  'stark abgenutzt': 'très usé',
  beschädigt: 'endommagé',
};

export const italian: ConditionNames = {
  neuwertig: 'come nuovo',
  'sehr gut': 'ottimo',
  gut: 'buono',
  gebraucht: 'usato',
  abgenutzt: 'usurato',
  'stark abgenutzt': 'molto usurato',
  beschädigt: 'danneggiato',
};
