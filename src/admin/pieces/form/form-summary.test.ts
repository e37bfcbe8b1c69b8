import { expect, test } from 'vitest';
import { heldMeasures, heldSafety, heldSelling, heldTexts, heldVariants } from './form-summary.ts';

test('a new piece holds nothing but its tax and its reason', () => {
  expect(heldMeasures({ dimensions: null, era: null, materials: [], rentable: false })).toBe('');
  expect(heldTexts({ texts: { subtopic: null, descriptions: ['<p></p>'] } })).toBe('');
  expect(heldSelling({ comparePriceCents: null, sections: [], taxScheme: 'margin' })).toBe(
    'Differenzbesteuerung (§ 25a UStG)',
  );
  expect(heldVariants({})).toBe('');
  expect(heldSafety({ productSafety: { kind: 'exempt', reason: 'antique' } })).toBe(
    'Ausgenommen, Antiquität, älter als 100 Jahre',
  );
});

test('what is switched on comes first, then what was typed', () => {
  expect(
    heldMeasures({
      dimensions: { widthMm: 855, heightMm: 760, depthMm: null, diameterMm: 600 },
      weightGrams: 20_500,
      carriers: 4,
      materials: ['Teak', 'Messing'],
      colour: 'Braun',
      maker: '',
      origin: 'Dänemark',
      era: { fromYear: 1960, toYear: 1969 },
      rentable: true,
      assemblyService: true,
    }),
  ).toBe(
    'zu mieten, mit Montage, 85,5 × 76 × –\u00a0cm, Ø 60\u00a0cm, 20,5\u00a0kg, 4 Träger, Teak, Messing, Braun, Dänemark, 1960–1969',
  );
  expect(heldMeasures({ era: { fromYear: 1960, toYear: 1960 } })).toBe('1960');
});

test('the other parts name their texts, places, versions and responsible person', () => {
  expect(heldTexts({ texts: { descriptions: ['', 'Aus einem Haus'], conditionText: 'Kratzer' } })).toBe(
    'Beschreibung, Zum Zustand',
  );
  expect(
    heldSelling({ comparePriceCents: 140_000, sections: ['new', 'highlights'], taxScheme: 'standard' }),
  ).toBe('früher 1.400,00\u00a0€, Highlights, Neuheiten, Regelbesteuerung, 19\u00a0% enthalten');
  expect(heldVariants({ variants: [{ name: 'Eiche' }, { name: '' }, { name: 'Schwarz' }] })).toBe(
    'Eiche, Schwarz',
  );
  expect(heldSafety({ productSafety: { kind: 'responsible', name: 'Werkstatt Nord' } })).toBe(
    'Verantwortliche Stelle nennen, Werkstatt Nord',
  );
});
