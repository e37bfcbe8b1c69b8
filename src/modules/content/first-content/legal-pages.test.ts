import { describe, expect, test } from 'vitest';
import { legalPage, rawPage, sectionsOf } from '../testing/legal-page.ts';

/** Sentences that the law requires on a page, mostly word for word, and why. */
const prescribed: readonly (readonly [page: string, why: string, sentence: string])[] = [
  ...['terms', 'impressum'].flatMap((page) => [
    [
      page,
      '§ 36 VSBG',
      'Wir sind nicht bereit oder verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
    ] as const,
    [
      page,
      'Regulation (EU) 2024/3228',
      'Die Plattform der EU-Kommission zur Online-Streitbeilegung wurde zum 20. Juli 2025 eingestellt.',
    ] as const,
  ]),
  ['terms', '§ 312j (3) BGB', '„zahlungspflichtig bestellen“'],
  ['terms', '§ 312k BGB', '„Verträge hier kündigen“'],
  ['terms', '§ 356a BGB', '[Vertrag widerrufen](/vertrag-widerrufen)'],
  ['terms', '§ 476 (2) BGB', 'eigens davon in Kenntnis gesetzt'],
  ['terms', '§ 476 (2) BGB', 'ausdrücklich und gesondert vereinbart'],
  [
    'terms',
    'Directive (EU) 2024/1799',
    'verlängert sich die Gewährleistung für Verbraucher einmalig um zwölf Monate',
  ],
  [
    'terms',
    '§ 13 BGB',
    'überwiegend weder ihrer gewerblichen noch ihrer selbstständigen beruflichen Tätigkeit',
  ],
  ['terms', '§ 25a UStG', 'Differenzbesteuerung nach § 25a UStG'],
  [
    'withdrawal',
    'Anlage 1 zu Art. 246a EGBGB',
    'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
  ],
  ['withdrawal', 'Anlage 1 zu Art. 246a EGBGB', 'die letzte Ware in Besitz genommen haben bzw. hat.'],
  [
    'withdrawal',
    'Anlage 1 zu Art. 246a EGBGB',
    'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
  ],
  [
    'withdrawal',
    'Anlage 1 zu Art. 246a EGBGB',
    'in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.',
  ],
  ['withdrawal', 'Anlage 1 zu Art. 246a EGBGB', 'je nachdem, welches der frühere Zeitpunkt ist.'],
  [
    'withdrawal',
    'Anlage 1 zu Art. 246a EGBGB',
    'Sie tragen die unmittelbaren Kosten der Rücksendung der Waren.',
  ],
  [
    'withdrawal',
    'Anlage 1 zu Art. 246a EGBGB',
    'Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn',
  ],
  ['withdrawal', '§ 356a BGB', '[Vertrag widerrufen](/vertrag-widerrufen)'],
  ['withdrawal', '§ 356a (4) BGB', 'Inhalt Ihrer Widerrufserklärung sowie Datum und Uhrzeit ihres Eingangs'],
  ['withdrawal', '§ 312g (2) Nr. 1 BGB', 'auf die persönlichen Bedürfnisse des Verbrauchers zugeschnitten'],
  ['impressum', '§ 5 DDG', 'Digitale-Dienste-Gesetzes (DDG)'],
  ...[
    '{firm}',
    '{street}',
    '{email}',
    '{phone}',
    '{managingDirector}',
    '{registerCourt}',
    '{registerNumber}',
  ].map((datum) => ['impressum', '§ 5 DDG', datum] as const),
  ['impressum', '§ 5 (1) Nr. 6 DDG', '{vatId}'],
  ['impressum', '§ 9 VerpackG', '{lucidNumber}'],
  ['impressum', '§ 2 DL-InfoV', 'Dienstleistungs-Informationspflichten-Verordnung (DL-InfoV)'],
  ['impressum', '§ 18 (2) MStV', '§ 18 Abs. 2 MStV: {managingDirector}'],
  ['data-protection', 'Art. 21 (4) GDPR', '**Widerspruchsrecht (Art. 21 DSGVO).**'],
  ['data-protection', 'Art. 13 (2) (d) GDPR', 'bei einer Aufsichtsbehörde zu beschweren (Art. 77)'],
  [
    'data-protection',
    'Art. 13 (2) (f) GDPR',
    'Automatisierte Entscheidungen im Sinne von Art. 22 DSGVO treffen wir nicht.',
  ],
  ['data-protection', '§ 25 TDDDG', '§ 25 Abs. 2 Nr. 2 TDDDG'],
  [
    'data-protection',
    '§ 25 TDDDG',
    '„Alle ablehnen“ und „Alle akzeptieren“ stehen gleichwertig nebeneinander',
  ],
  [
    'barrierefreiheit',
    'Anlage 3 BFSG',
    'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen',
  ],
];

describe('what law prescribes stands on its page', () => {
  test.each(prescribed)('/%s, %s: %s', (page, _, sentence) => {
    expect(legalPage(page)).toContain(sentence);
  });
});

const allPages = ['terms', 'withdrawal', 'data-protection', 'impressum', 'barrierefreiheit', 'zahlung'];

describe('what must stand on no page', () => {
  test.each([
    ['a link to the dispute platform, which has ended', /ec\.europa\.eu|consumers\/odr/],
    ['a statute that was replaced (TMG by DDG, TTDSG by TDDDG)', /\bTMG\b|\bTTDSG\b|Telemediengesetz/],
    ['straight or English quotation marks', /(?<!\]\([^)]*)["“](?=\p{L})|\p{L}"/u],
    ['a break between a number or § and what belongs to it', /(?:§|Art\.|Abs\.) \d|\d (?:€|%)/],
  ])('%s', (_, forbidden) => {
    for (const slug of allPages) expect(rawPage(slug), slug).not.toMatch(forbidden);
  });
});

test('the general terms have the 13 sections of the specification', () => {
  expect(sectionsOf('terms')).toEqual([
    '1. Geltungsbereich',
    '2. Vertragsschluss',
    '3. Widerrufsrecht',
    '4. Preise und Zahlungsbedingungen',
    '5. Liefer- und Versandbedingungen, Miete',
    '6. Eigentumsvorbehalt',
    '7. Mängelhaftung (Gewährleistung)',
    '8. Besondere Bedingungen für den Aufbauservice',
    '9. Einlösung von Aktionsgutscheinen',
    '10. Einlösung von Geschenkgutscheinen',
    '11. Anwendbares Recht',
    '12. Gerichtsstand',
    '13. Alternative Streitbeilegung',
  ]);
});

test('the privacy policy has the 16 sections of the specification', () => {
  expect(sectionsOf('data-protection')).toEqual([
    '1. Verantwortlicher und Kontakt',
    '2. Protokolle des Servers',
    '3. Hosting',
    '4. Cookies und Speicher im Browser',
    '5. Kontakt',
    '6. Kommentare und Bewertungen',
    '7. Kundenkonto',
    '8. Direktwerbung',
    '9. Bestellung, Zahlung und Lieferung',
    '10. Online-Marketing',
    '11. Webanalyse',
    '12. Retargeting und Messung von Werbeerfolg',
    '13. Funktionen der Seiten',
    '14. Einwilligungen verwalten',
    '15. Ihre Rechte',
    '16. Dauer der Speicherung',
  ]);
});

test('the withdrawal form has the fields of the specification', () => {
  const form = legalPage('withdrawal').split('## B. Widerrufsformular')[1] ?? '';
  const fields = [...form.matchAll(/^\| ([^|]+?) +\| +\|$/gm)].map(([, field]) => field);
  expect(fields).toEqual([
    'Ware oder Dienstleistung',
    'Bestellt am',
    'Erhalten am',
    'Name des/der Verbraucher(s)',
    'Anschrift des/der Verbraucher(s)',
    'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
    'Datum',
  ]);
});
