import type { CategoryDraft, ParentCategoryDraft } from '../src/modules/catalogue/index.ts';
import type { ShopType } from '../src/shared/pieces/shop-type.ts';

type Row = readonly [id: string, name: string, description: string];
type Group = readonly [id: string, title: string, description: string, rows: readonly Row[]];

/** The category of pieces whose proceeds are donated. */
export const donationCategoryId = 'spenden-ukraine';

// The order of the vintage groups is fixed: living room, bedroom, kitchen and dining, decoration, gastro.
const vintage: readonly Group[] = [
  [
    'vintage-wohnzimmer',
    'Wohnzimmer',
    'Sofas, Sessel, Tische und Sideboards aus den 1920er- bis 1980er-Jahren.',
    [
      [
        'vintage-sideboards',
        'Sideboards',
        'Niedrig, lang, mit Türen oder Schubladen: Sideboards aus Teak, Nussbaum, Eiche und Palisander.',
      ],
      ['vintage-sofas', 'Sofas', 'Zwei- und Dreisitzer mit Bezügen aus Samt, Leder, Leinen und Bouclé.'],
      ['vintage-sessel', 'Sessel', 'Lounge-, Club- und Cocktailsessel, einzeln und als Paar.'],
      [
        'vintage-couchtische',
        'Couchtische',
        'Nierentische, Fliesentische, Glas und Chrom, Teak mit Zeitungsablage.',
      ],
      ['vintage-beistelltische', 'Beistelltische', 'Kleine Tische für Bett, Sessel und Telefon.'],
      ['vintage-regale', 'Regale', 'Leiterregale und Bücherregale für Bücher, Schallplatten und Keramik.'],
      [
        'vintage-schreibtische',
        'Schreibtische',
        'Schreibtische für das Arbeitszimmer und die Ecke am Fenster.',
      ],
    ],
  ],
  [
    'vintage-schlafzimmer',
    'Schlafzimmer',
    'Betten, Schränke und Kommoden mit Geschichte.',
    [
      [
        'vintage-betten',
        'Betten & Nachttische',
        'Betten für heutige Matratzen und Tische für das Buch daneben.',
      ],
      [
        'vintage-kleiderschraenke',
        'Kleiderschränke',
        'Schränke mit zwei und drei Türen, zerlegbar und vollständig.',
      ],
      ['vintage-kommoden', 'Kommoden', 'Kommoden mit Schubladen, die laufen.'],
      ['vintage-daybeds', 'Daybeds', 'Sitzbank am Tag, Bett für Gäste in der Nacht.'],
    ],
  ],
  [
    'vintage-kueche-esszimmer',
    'Küche & Esszimmer',
    'Tische, Stühle und Vitrinen für lange Abende.',
    [
      ['vintage-esstische', 'Esstische', 'Rund, oval, ausziehbar: Esstische für zwei bis zehn Personen.'],
      [
        'vintage-esszimmerstuehle',
        'Esszimmerstühle',
        'Stühle aus Teak, Eiche und Nussbaum, viele davon als Satz.',
      ],
      ['vintage-freischwinger', 'Freischwinger', 'Stahlrohr, Leder und Wiener Geflecht.'],
      ['vintage-kuechenstuehle', 'Küchenstühle & Hocker', 'Einfache Sitze für den täglichen Gebrauch.'],
      ['vintage-vitrinen', 'Vitrinen', 'Für Gläser, Keramik und alles, was gesehen werden soll.'],
      [
        'vintage-aufbewahrung-kueche',
        'Anrichten & Servierwagen',
        'Stauraum und Abstellfläche in Reichweite des Esstisches.',
      ],
    ],
  ],
  [
    'vintage-dekoration',
    'Dekoration',
    'Leuchten, Spiegel und kleine Möbel.',
    [
      ['vintage-stehlampen', 'Stehlampen', 'Bogenlampen, Leselampen und Dreibeine, elektrisch geprüft.'],
      ['vintage-tischlampen', 'Tischlampen', 'Opalglas, Keramik und Messing für warmes Licht.'],
      ['vintage-pendelleuchten', 'Pendelleuchten', 'Leuchten für den Esstisch, den Flur und die Küche.'],
      ['vintage-spiegel', 'Spiegel', 'Spiegel mit Rahmen aus Holz und Messing.'],
      ['vintage-barwagen', 'Barwagen', 'Rollende Bars aus Messing, Chrom und Teak.'],
      ['vintage-pflanzenstaender', 'Pflanzenständer', 'Blumenbänke und Ständer für das Grün im Zimmer.'],
      [
        donationCategoryId,
        'Aktuelle Spenden',
        'Der volle Erlös dieser Möbel geht an eine medizinische Hilfsorganisation in der Ukraine.',
      ],
    ],
  ],
  [
    'vintage-gastronomie',
    'Gastronomie',
    'Einrichtung für Cafés, Bars, Hotels und Büros.',
    [
      [
        'vintage-gastro-sitzmoebel',
        'Stühle & Hocker für die Gastronomie',
        'Sitzmöbel, die viele Gäste aushalten.',
      ],
      ['vintage-gastro-tische', 'Tische für die Gastronomie', 'Tische für Gasträume und Besprechungszimmer.'],
      ['vintage-baenke-hocker', 'Bänke & Hocker', 'Bänke, Hocker und Barhocker aus Holz, Leder und Samt.'],
      ['vintage-lounge-gastro', 'Lounge & Bar', 'Sessel, Sofas und niedrige Tische für Foyer und Bar.'],
      [
        'vintage-leuchten-gastro',
        'Leuchten für die Gastronomie',
        'Leuchten, die einem Raum Charakter geben.',
      ],
    ],
  ],
];

const boatwood: readonly Group[] = [
  [
    'bootsholz-tische',
    'Tische',
    'Tische aus den Planken alter Fischerboote.',
    [
      ['bootsholz-esstische', 'Esstische', 'Esstische aus altem Bootsholz für vier bis zehn Personen.'],
      ['bootsholz-couchtische', 'Couchtische', 'Niedrige Tische in den Farben der Boote.'],
    ],
  ],
  [
    'bootsholz-sitzmoebel-schlafen',
    'Sitzen & Schlafen',
    'Bänke und Betten aus altem Bootsholz.',
    [
      ['bootsholz-baenke', 'Bänke', 'Sitzbänke mit und ohne Lehne.'],
      ['bootsholz-betten', 'Betten', 'Betten, deren Planken das Meer gesehen haben.'],
    ],
  ],
  [
    'bootsholz-aufbewahrung',
    'Aufbewahrung & Spiegel',
    'Regale, Sideboards und Spiegel, jedes Stück anders.',
    [
      ['bootsholz-regale', 'Regale', 'Regale für Bücher, Geschirr und Fundstücke.'],
      ['bootsholz-sideboards', 'Sideboards', 'Sideboards mit Türen aus bunten und silbergrauen Planken.'],
      ['bootsholz-spiegel', 'Spiegel', 'Spiegel mit breiten Rahmen aus Bootsholz.'],
    ],
  ],
  [
    'bootsholz-gastronomie',
    'Gastronomie & Objekt',
    'Theken, Tische und Bänke für Bars, Restaurants und Läden.',
    [
      ['bootsholz-theken', 'Theken', 'Bartheken für Gastronomie, Empfang und zu Hause.'],
      ['bootsholz-gastro-tische', 'Objekttische', 'Große Tische und Theken für viele Gäste.'],
      ['bootsholz-gastro-baenke', 'Objektbänke', 'Bänke in Serie für Gasträume.'],
    ],
  ],
];

const groups: readonly (readonly [ShopType, Group])[] = [
  ...vintage.map((group) => ['vintage', group] as const),
  ...boatwood.map((group) => ['boatwood', group] as const),
];

const ofRestaurants: ReadonlySet<string> = new Set(
  groups
    .filter(([, [id]]) => id.endsWith('gastronomie'))
    .flatMap(([, [, , , rows]]) => rows.map(([id]) => id)),
);

/** What a piece is, for a private buyer if it is anything for one: its design's own category comes first. */
export function mainCategoryAmong(ids: readonly string[]): string | null {
  const named = ids.filter((id) => id !== donationCategoryId);
  return named.find((id) => !ofRestaurants.has(id)) ?? named[0] ?? null;
}

/** All categories; `imageOf` gives a category's picture key where there is one. */
export function demoCategories(imageOf: (categoryId: string) => string | null): readonly CategoryDraft[] {
  return groups.flatMap(([shopType, [, , , rows]]) =>
    rows.map(([id, name, description]) => ({
      id,
      name,
      shopType,
      descriptionHtml: paragraph(description),
      image: imageOf(id),
    })),
  );
}

/** The parent categories in the order in which menus show them; `imageOf` gives a parent's own wide picture. */
export function demoParentCategories(
  imageOf: (parentId: string) => string | null,
): readonly ParentCategoryDraft[] {
  return groups.map(([type, [id, title, description, rows]]) => ({
    id,
    title,
    type,
    descriptionHtml: paragraph(description),
    images: [imageOf(id)].filter((image) => image !== null),
    subCategoryIds: rows.map(([category]) => category),
  }));
}

function paragraph(text: string): string {
  return `<p>${text.replaceAll('&', '&amp;')}</p>`;
}
