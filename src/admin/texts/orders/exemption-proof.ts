import type { ProofKind } from '../../../shared/orders/exemption-proof.ts';

/** What proves that goods which were sold without VAT have left the country. */
export const exemptionProof = {
  title: { export: 'Ausfuhrnachweis', 'intra-community': 'Gelangensnachweis' },
  missing: (since: string, dueOn: string) =>
    `Am ${since} steuerfrei versandt, der Nachweis fehlt noch. Er soll bis ${dueOn} da sein.`,
  overdue: (since: string, dueOn: string) =>
    `Am ${since} steuerfrei versandt, der Nachweis fehlt seit ${dueOn}. Ohne ihn ist der Verkauf hier zu versteuern.`,
  kind: 'Art',
  kinds: {
    'exit-note': 'Ausgangsvermerk des Zolls',
    arrival: 'Gelangensbestätigung des Kunden',
    waybill: 'Unterschriebener Frachtbrief (CMR)',
    carrier: 'Spediteurbescheinigung oder Einlieferungsbeleg',
    tracking: 'Sendungsverlauf des Kurierdienstes mit Zahlungsnachweis',
    other: 'Anderer Nachweis',
  } satisfies Record<ProofKind, string>,
  provedOn: 'Tag',
  provedOnHelp: 'Der Ausfuhr oder Ankunft; bei mehreren Sendungen der letzten',
  reference: 'Nummer oder Anmerkung',
  referenceHelp: { export: 'Beim Ausgangsvermerk die MRN (18 Zeichen)', 'intra-community': '' },
  given: 'Eingetragen',
  by: (name: string, moment: string) => `${name}, ${moment}`,
  files: 'Dateien',
  file: (place: number) => `Datei ${place}`,
  choose: 'Dateien auswählen',
  filesHelp: (most: number) => `PDF, JPEG oder PNG, höchstens ${most}`,
  keeps: 'Ohne neue Auswahl bleiben die vorhandenen Dateien.',
  tooMany: (most: number) => `Höchstens ${most} Dateien`,
  needed: 'Bitte wählen Sie mindestens eine Datei',
  add: 'Nachweis eintragen',
  replace: 'Nachweis ersetzen',
  body: 'Die Dateien müssen alles belegen, was von dieser Bestellung steuerfrei versandt wurde. Sie bleiben unverändert und werden so lange aufbewahrt wie die Rechnung.',
  save: 'Speichern',
  done: 'Der Nachweis ist gespeichert.',
  remove: {
    button: 'Nachweis entfernen',
    title: 'Nachweis entfernen?',
    body: 'Er wird mit seinen Dateien gelöscht. Fehlt er, ist der Verkauf hier zu versteuern.',
    done: 'Der Nachweis ist entfernt.',
  },
};
