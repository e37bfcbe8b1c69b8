export const takeOut = {
  line: 'Was nehmen Sie heraus?',
  quantity: 'Wie viele?',
  outOf: (count: number) => `In der Bestellung: ${count}`,
  reason: 'Aus der Bestellung genommen',
};

export const takeBack = {
  line: 'Was ist zurückgekommen?',
  quantity: 'Wie viele?',
  outOf: (count: number) => `Noch nicht zurück: ${count}`,
  condition: 'Zustand',
  conditionHelp:
    'So ist es zurückgekommen. Was der Shop über das Stück sagt, ändern Sie danach beim Stück; ein Link dorthin steht dann hier in der Bestellung.',
  afterwards: 'Und jetzt?',
  blocked: 'Erst ansehen: bleibt gesperrt, bis Sie es beim Stück freigeben',
  free: 'Sofort wieder im Shop',
  deduction: 'Abzug für Wertverlust in Euro',
  deductionHelp: (price: string | null) =>
    `Freiwillig${price === null ? '' : `, höchstens ${price}`}. Nur, wenn mehr damit gemacht wurde, als es im Geschäft zu prüfen (§ 357a BGB).`,
  deductionReason: 'Grund des Abzugs',
  deductionReasonHelp: 'Steht in der E-Mail.',
  assemblyKept: 'Die Montage ist ausgeführt und bleibt bezahlt',
  /** By whether a consumer has asked for it before the withdrawal period ends. */
  assemblyAsked:
    'Der Kunde hat verlangt, dass schon vor Ablauf der Widerrufsfrist montiert wird: Was davon geschehen ist, bleibt zu bezahlen (§ 357a Abs. 2 BGB). Ohne Häkchen wird die Montage mit erstattet.',
  assemblyNotAsked:
    'Der Kunde hat nicht verlangt, dass vor Ablauf der Widerrufsfrist montiert wird: Nach einem Widerruf ist die Montage mit zu erstatten, auch wenn sie ausgeführt ist (§ 357a Abs. 2 BGB).',
  assemblyByAgreement: 'Ohne Häkchen wird die Montage mit erstattet.',
};
