/** Sentences about a material, true of any piece made of it. */
const sentences: Readonly<Record<string, readonly string[]>> = {
  Teak: [
    'Das Teakholz ist warm nachgedunkelt und hat eine ruhige, gleichmäßige Maserung.',
    'Teak enthält von Natur aus Öl und nimmt Wasserflecken weniger übel als andere Hölzer.',
  ],
  Nussbaum: [
    'Das Nussbaumfurnier zeigt eine lebhafte Zeichnung von Honig bis Schokolade.',
    'Nussbaum dunkelt kaum nach; der Ton wird mit den Jahren eher wärmer.',
  ],
  Eiche: [
    'Die Eiche ist kräftig gemasert und hart genug für den Alltag.',
    'Das Eichenholz ist hell geblieben und fühlt sich glatt an.',
  ],
  Palisander: [
    'Das Palisanderfurnier ist kräftig gemasert und fast schwarz geädert.',
    'Die Maserung des Palisanders verläuft ruhig und ohne sichtbare Stöße.',
  ],
  Kirsche: ['Das Kirschholz hat den rötlichen Ton, den nur die Jahre geben.'],
  Kiefer: ['Die Kiefer ist honigfarben nachgedunkelt und hat ihre Astlöcher behalten.'],
  Buche: ['Die Buche ist fein gemasert und sehr fest.'],
  Esche: ['Unter der Beize bleibt die Maserung der Esche sichtbar.'],
  Lack: ['Der Lack ist seidenmatt und deckt gleichmäßig.'],
  Leder: ['Das Leder ist weich und griffig geblieben.', 'Das Leder wurde gereinigt und gefettet.'],
  Samt: ['Der Samt wirkt je nach Licht heller oder dunkler.'],
  Leinen: ['Das Leinen ist fest gewebt und griffig.'],
  Wolle: ['Der Wollstoff ist dicht gewebt und unempfindlich.'],
  Bouclé: ['Das Bouclé ist weich und dicht, ohne gezogene Schlingen.'],
  'Wiener Geflecht': ['Das Wiener Geflecht ist straff und ohne Bruch.'],
  Papierkordel: ['Die Papierkordel ist fest gespannt und nicht gerissen.'],
  Messing: ['Das Messing haben wir nur gereinigt und nicht poliert.'],
  Chrom: ['Der Chrom glänzt und hat nur feine Gebrauchsspuren.'],
  Stahl: ['Der Stahl ist frei von Rost.'],
  Aluminium: ['Das Aluminium ist leicht und rostet nicht.'],
  Metall: ['Das Metall ist gerade, der Lack haftet fest.'],
  Marmor: ['Der Marmor ist natürlich geädert, die Kanten sind ohne Abplatzer.'],
  Glas: ['Das Glas ist klar und ohne Sprünge.'],
  Rauchglas: ['Das Rauchglas ist gleichmäßig getönt und ohne Sprünge.'],
  Opalglas: ['Das Opalglas streut das Licht weich und ist ohne Abplatzer.'],
  Spiegelglas: ['Das Spiegelglas ist an den Rändern leicht gealtert.'],
  Keramik: ['Die Glasur der Keramik ist ohne Risse.'],
  Linoleum: ['Das Linoleum ist angenehm warm unter den Händen.'],
};

// A damaged piece must not be praised for a flawless surface.
const claimsSoundness = /(ohne|frei von|straff|nicht gerissen|nur feine|haftet fest|glatt)/;

/** Sentences about a material; for worn pieces only those that claim no flawlessness. */
export function materialSentences(material: string, worn: boolean): readonly string[] {
  return (sentences[material] ?? []).filter((sentence) => !worn || !claimsSoundness.test(sentence));
}

/** How heavy a piece is for its size because of its main material; 1 is ordinary wood. */
export function weightFactor(materials: readonly string[]): number {
  if (materials.includes('Marmor')) return 1.6;
  if (materials.includes('Palisander')) return 1.12;
  return materials.includes('Eiche') ? 1.08 : 1;
}

/** How dear a piece is for its size because of its materials; 1 is teak. */
export function priceFactor(materials: readonly string[]): number {
  if (materials.includes('Palisander')) return 1.35;
  if (materials.includes('Leder') || materials.includes('Marmor')) return 1.15;
  if (materials.includes('Kiefer') || materials.includes('Buche')) return 0.8;
  return materials.includes('Eiche') ? 0.95 : 1;
}
