/** The frame of the back office: its name, its menu, its error messages. */
export const office = {
  name: 'WMK Büro',
  shop: 'Zum Shop',
  /** The button of the user's own menu, which shows the name. */
  ownMenuOf: (name: string) => `Mein Konto: ${name}`,
  account: 'Passwort ändern',
  mailToTechnician: {
    label: 'E-Mail an die Technik schreiben',
    help: 'Sie ist fertig geschrieben. Die Adresse tragen Sie in Ihrem Mailprogramm ein.',
  },
  offline: 'Der Server ist nicht zu erreichen. Bitte prüfen Sie Ihre Verbindung.',
  unsaved:
    'Keine Verbindung: Ob schon gespeichert ist, wissen wir nicht. Ihre Eingaben bleiben stehen. Bitte versuchen Sie es noch einmal, sobald die Verbindung wieder da ist.',
  unsavedInDialog: 'Noch nicht gespeichert. „Abbrechen“ verwirft, was Sie geschrieben haben.',
  notLoggedIn:
    'Nicht gespeichert: Sie sind nicht mehr angemeldet. Melden Sie sich in einem zweiten Tab an und speichern Sie dann noch einmal.',
  retry: 'Noch einmal versuchen',
  unreadable: 'Die Antwort des Servers war unverständlich.',
  savedBefore:
    'Ihr erster Versuch ist doch gespeichert worden, nur die Antwort ging verloren. Bitte sehen Sie nach, bevor Sie noch einmal speichern.',
  overtaken: 'Jemand anders hat diesen Eintrag inzwischen geändert.',
  cancel: 'Abbrechen',
  loading: 'Wird geladen …',
  readOnly: 'Sie sehen hier, was gespeichert ist. Ändern dürfen es andere im Team.',
  saving: 'Wird gespeichert …',
  noChoice: 'Nichts gefunden',
  menu: 'Bereiche',
  /** Used as the author of what came with the shop. */
  software: 'der Software',
  /** For a list that takes no more entries. */
  full: (count: number) =>
    count === 1
      ? 'Mehr als ein Eintrag hat hier nicht Platz.'
      : `Mehr als ${count} Einträge haben hier nicht Platz.`,
};

export const menuGroups = {
  daily: 'Tagesgeschäft',
  range: 'Sortiment',
  texts: 'Texte',
  people: 'Menschen',
  settings: 'Einstellungen',
};

/** Messages of numeric fields. */
export const numbers = {
  doubt: (choices: readonly string[]) => `Meinen Sie ${choices.join(' oder ')}?`,
  problems: {
    'no-number': (example: string) => `Das ist keine Zahl. Schreiben Sie zum Beispiel ${example}.`,
    'not-whole': () => 'Bitte eine ganze Zahl, ohne Stellen nach dem Komma',
    'too-many-decimals': (_example: string, decimals: number) =>
      decimals === 1
        ? 'Höchstens eine Stelle nach dem Komma; Tausender trennt ein Punkt'
        : `Höchstens ${decimals} Stellen nach dem Komma; Tausender trennt ein Punkt`,
    negative: () => 'Bitte ohne Minuszeichen',
  } satisfies Readonly<Record<string, (example: string, decimals: number) => string>>,
  several:
    'Bitte nur ein Maß, zum Beispiel 82,5. Alle drei auf einmal passen in „Breite“: 85 x 76 x 40 (Breite x Höhe x Tiefe)',
  least: (amount: string) => `Mindestens ${amount}`,
  most: (amount: string) => `Höchstens ${amount}`,
};
