import { figures } from '../figures.ts';

const { number } = figures.de;

/** Messages to the back office about pieces and categories. */
export const pieces = {
  'number-missing': 'Bitte geben Sie eine Zahl ein',
  'year-out-of-range': 'Bitte geben Sie ein Jahr von 1000 bis 2100 ein',
  'stock-out-of-range': 'Bitte geben Sie eine Anzahl von 0 bis 10.000 ein',
  'pictures-too-many': ({ maximum }: { readonly maximum: number }) => `Höchstens ${number(maximum)} Bilder`,
  'variants-too-many': ({ maximum }: { readonly maximum: number }) =>
    `Höchstens ${number(maximum)} Varianten`,
  'title-missing': 'Bitte geben Sie einen Titel ein',
  'whole-percent-needed': 'Bitte geben Sie ganze Prozent ein',
  'block-reason-missing': 'Bitte geben Sie einen Grund an',
  'block-ends-in-past': 'Das Ende muss in der Zukunft liegen',
  'room-name-taken': 'Einen Raum mit diesem Namen gibt es schon',
  'block-ends-too-far': 'Bitte wählen Sie ein Ende in den nächsten fünf Jahren, oder lassen Sie es leer',
  'category-name-taken': 'Eine Kategorie mit diesem Namen gibt es schon',
  'picture-not-ready': 'Dieses Bild ist noch nicht fertig',
  'some-picture-not-ready': 'Ein Bild ist noch nicht fertig',
  'categories-of-another-line': 'Eine dieser Kategorien gibt es in dieser Linie nicht',
  'length-out-of-range': ({ from, to }: { readonly from: number; readonly to: number }) =>
    `muss ${from} bis ${to} Zeichen haben`,
  'price-out-of-range': 'muss über 0 und höchstens 1.000.000\u00a0€ sein',
  'former-price-not-above': 'liegt nicht über dem Preis; ohne Ermäßigung bleibt das Feld leer',
  'whole-number-out-of-range': ({ from, to }: { readonly from: number; readonly to: number }) =>
    `muss eine ganze Zahl von ${number(from)} bis ${number(to)} sein`,
  'dimension-out-of-range': 'muss zwischen 1 mm und 100 m liegen',
  'weight-out-of-range': 'muss zwischen 1 g und 10 t liegen',
  'years-reversed':
    'Das erste Jahr liegt nach dem letzten. Bitte tauschen Sie die beiden, oder ändern Sie eines.',
  'purchase-price-out-of-range': 'muss zwischen 0 und 1.000.000\u00a0€ liegen',
  'margin-scheme-of-own-making': 'Differenzbesteuerung nach § 25a UStG gilt nicht für eigene Ware',
  'margin-scheme-of-taxed-goods':
    'Differenzbesteuerung nach § 25a UStG gilt nicht für Ware mit ausgewiesener Umsatzsteuer',
  'stock-is-of-variants': 'steht bei Varianten an der Variante',
  'variant-skus-twice':
    'jede Variante braucht eine eigene SKU; Groß- und Kleinschreibung und Sonderzeichen zählen nicht',
  'variant-name-twice': 'So heißt schon eine andere Variante dieses Stücks',
  'variant-sku-length': ({ sku }: { readonly sku: string }) => `SKU „${sku}“ muss 1 bis 40 Zeichen haben`,
  'variant-name-length': ({ name }: { readonly name: string }) =>
    `Name „${name}“ muss 1 bis 120 Zeichen haben`,
  'variant-stock-wrong': ({ name }: { readonly name: string }) => `Bestand von „${name}“ ist keine Anzahl`,
  'category-unknown': ({ category }: { readonly category: string }) =>
    `Kategorie „${category}“ gibt es nicht`,
  'category-of-other-line': ({ category }: { readonly category: string }) =>
    `Kategorie „${category}“ gehört zur anderen Linie`,
  'main-category-not-among': 'ist keine der Kategorien des Stücks',
  'sku-of-another-piece': ({ sku, owner }: { readonly sku: string; readonly owner: string }) =>
    `SKU „${sku}“ gehört schon zu „${owner}“`,
  'sku-without-letters': ({ sku }: { readonly sku: string }) =>
    sku === '' ? 'SKU braucht Buchstaben oder Ziffern' : `SKU „${sku}“ braucht Buchstaben oder Ziffern`,
  'needs-letters': 'braucht Buchstaben oder Ziffern',
  'postal-address-incomplete':
    'muss eine ganze Anschrift sein: Straße und Nummer, darunter Postleitzahl und Ort',
  'electronic-address-wrong': 'muss eine E-Mail-Adresse oder eine Internetadresse sein',
  'sku-taken': ({ sku }: { readonly sku: string }) => `„${sku}“ gibt es schon`,
  'sku-too-similar': ({ other }: { readonly other: string }) =>
    `unterscheidet sich von „${other}“ nur in Groß- und Kleinschreibung oder Sonderzeichen`,
  'fewer-than-taken': ({ taken }: { readonly taken: number }) =>
    `Mindestens ${number(taken)}: so viele sind verkauft, vermietet, reserviert oder gesperrt`,
  'units-without-variant-taken': ({ taken }: { readonly taken: number }) =>
    `Mit Varianten gehört jedes Stück zu einer Variante, und ${taken === 1 ? 'ein Stück' : `${number(taken)} Stück`} ohne Variante ${taken === 1 ? 'ist' : 'sind'} verkauft, vermietet, reserviert oder gesperrt. Legen Sie für die Varianten ein neues Möbel an.`,
  'removed-variant-taken': ({ name, taken }: { readonly name: string; readonly taken: number }) =>
    `„${name}“ lässt sich nicht entfernen: ${number(taken)} Stück davon ${taken === 1 ? 'ist' : 'sind'} verkauft, vermietet, reserviert oder gesperrt. Bitte fügen Sie diese Variante wieder hinzu; mit Bestand ${number(taken)} bleibt sie ausverkauft.`,
  'variants-taken': ({ taken }: { readonly taken: number }) =>
    `Die Varianten lassen sich nicht entfernen: ${number(taken)} Stück davon ${taken === 1 ? 'ist' : 'sind'} verkauft, vermietet, reserviert oder gesperrt`,
  'picture-gone-or-not-ready': 'Dieses Bild ist noch nicht fertig oder nicht mehr da',
  'pictures-missing': 'Bitte fügen Sie mindestens ein Bild hinzu',
  'picture-undescribed': 'Bitte beschreiben Sie das Bild in wenigen Worten',
  'categories-missing': 'Bitte wählen Sie mindestens eine Kategorie',
  'responsible-missing': 'Neue Möbel brauchen einen Verantwortlichen mit Anschrift und Kontakt',
  'purchase-missing': 'Für die Differenzbesteuerung fehlen Einkaufspreis und Verkäufer (§ 25a UStG)',
  'species-papers-missing':
    'Palisander und andere geschützte Arten brauchen einen Nachweis ihrer Herkunft (Artenschutz)',
  'piece-gone': 'gibt es nicht mehr',
  'piece-just-changed': 'wurde gerade von jemand anderem geändert',
};
