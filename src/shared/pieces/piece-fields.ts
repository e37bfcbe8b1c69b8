import { measureNames, measures, type MeasureName } from './piece-measures.ts';

/**
 * The plain fields of a piece: each is one value that staff enter and the shop keeps in one column, named like the field
 * ('width_mm'). The database row, REST, import and export, the office's form, its list of problems and its log, the facts
 * on the product page and the filters of a list are made from these tables. What has rules of its own (prices, taxes,
 * categories, years, pictures, variants, product safety) is not in them.
 */

/** Characters of one line: where it is alone, and where a field holds several. */
export const longestWord = { alone: 300, ofSeveral: 100 } as const;

/** The kinds of fields with the types of their values. Null, an empty list or false: nothing is stated. */
interface ValueOfKind {
  /** Whole millimetres, 1 to 100,000; centimetres wherever people read or type them. */
  readonly measure: number | null;
  /** Whole grams, 1 to 10,000,000; kilograms wherever people read or type them. */
  readonly weight: number | null;
  /** One line. */
  readonly word: string | null;
  /** At most 20 lines. */
  readonly words: readonly string[];
  readonly flag: boolean;
  /** Text without markup. */
  readonly plain: string | null;
  /** Formatted text. */
  readonly html: string | null;
}
export type FieldKind = keyof ValueOfKind;

interface Field {
  readonly kind: FieldKind;
  /** Never shown outside of the office. */
  readonly isForStaff?: true;
  /** How well the search knows its words: as facts about the piece, or as words of a text. */
  readonly searchedAs?: 'fact' | 'text';
}
type Fields = Readonly<Record<string, Field>>;

export const features = {
  weightGrams: { kind: 'weight' },
  materials: { kind: 'words', searchedAs: 'fact' },
  colour: { kind: 'word', searchedAs: 'fact' },
  maker: { kind: 'word', searchedAs: 'fact' },
  origin: { kind: 'word', searchedAs: 'fact' },
  /** What proves that a protected species (rosewood, ivory …) may be sold, in staff's words. */
  speciesPapers: { kind: 'word', isForStaff: true },
  rentable: { kind: 'flag' },
  assemblyService: { kind: 'flag' },
} as const satisfies Fields;

/** The texts of a product page (spec section 3), in the order of the office's form. */
export const texts = {
  subtopic: { kind: 'plain', searchedAs: 'text' },
  conditionText: { kind: 'html' },
  storyShop: { kind: 'html', searchedAs: 'text' },
  shopInfo: { kind: 'html' },
  aboutUs: { kind: 'html' },
  similarToTitle: { kind: 'plain' },
} as const satisfies Fields;

export type FeatureName = keyof typeof features;
export type TextName = keyof typeof texts;
export type FieldName = MeasureName | FeatureName | TextName;

type MeasureFields = Readonly<Record<MeasureName, { readonly kind: 'measure' }>>;
type AllFields = MeasureFields & typeof features & typeof texts;

type ValuesOf<F extends Fields> = { readonly [Name in keyof F]: ValueOfKind[F[Name]['kind']] };

export type Dimensions = ValuesOf<MeasureFields>;
/** Those that say how large a piece is. */
export type OuterDimensions = Pick<Dimensions, 'widthMm' | 'heightMm' | 'depthMm' | 'diameterMm'>;
/** Years of manufacture, both inclusive; equal if the year is known exactly. */
export interface Era {
  readonly fromYear: number;
  readonly toYear: number;
}

export type Features = ValuesOf<typeof features>;
/** All texts but the description, which has several. */
export type SingleTexts = ValuesOf<typeof texts>;

/** All fields beside each other. */
export type FieldValues = Dimensions & Features & SingleTexts;

/** As a piece holds them: measures and texts are groups of their own. */
export interface GroupedFields extends Features {
  readonly dimensions: Dimensions;
  readonly texts: SingleTexts;
}

const namesOf = <F extends object>(fields: F): readonly (keyof F & string)[] =>
  Object.keys(fields) as (keyof F & string)[];

export const featureNames = namesOf(features);
export const textNames = namesOf(texts);
export const pieceFields: Readonly<Record<FieldName, Field>> = {
  ...(Object.fromEntries(measureNames.map((name) => [name, { kind: 'measure' }])) as MeasureFields),
  ...features,
  ...texts,
};
export const fieldNames = namesOf(pieceFields);

type FieldOfStaff = {
  [Name in FieldName]: AllFields[Name] extends { readonly isForStaff: true } ? Name : never;
}[FieldName];
/** The fields that visitors may see. */
export type ShownField = Exclude<FieldName, FieldOfStaff>;
const isShown = <Name extends FieldName>(name: Name): name is Exclude<Name, FieldOfStaff> =>
  pieceFields[name].isForStaff !== true;
export const shownFeatures = featureNames.filter(isShown);
export const shownFields = fieldNames.filter(isShown);
export type SearchedFact = {
  [Name in FeatureName]: (typeof features)[Name] extends { readonly searchedAs: 'fact' } ? Name : never;
}[FeatureName];
export type SearchedText = {
  [Name in TextName]: (typeof texts)[Name] extends { readonly searchedAs: 'text' } ? Name : never;
}[TextName];
export const searchedFacts = featureNames.filter(
  (name): name is SearchedFact => pieceFields[name].searchedAs === 'fact',
);
export const searchedTexts = textNames.filter(
  (name): name is SearchedText => pieceFields[name].searchedAs === 'text',
);
export type WordFeature = {
  [Name in FeatureName]: (typeof features)[Name]['kind'] extends 'word' ? Exclude<Name, FieldOfStaff> : never;
}[FeatureName];
/** The fields in a product page's list of facts, in its order. */
export const listedFields = shownFields.filter(
  (name): name is ListedField => name in measures || (name in features && pieceFields[name].kind !== 'flag'),
);
export type ListedField =
  | MeasureName
  | {
      [Name in FeatureName]: (typeof features)[Name]['kind'] extends 'flag'
        ? never
        : Exclude<Name, FieldOfStaff>;
    }[FeatureName];

/** Those of the features that are one line of text. */
export const wordFeatures = shownFeatures.filter(
  (name): name is WordFeature => features[name].kind === 'word',
);

/** The path of a field in a piece, as forms and REST name it: 'dimensions.widthMm'. */
export const pathOf = (name: FieldName): string =>
  name in measures ? `dimensions.${name}` : name in texts ? `texts.${name}` : name;

/** A record with a value for each of these fields. */
export const forFields = <Name extends FieldName, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

/** A record with what belongs to the kind of each of these fields. */
export const byKind = <Name extends FieldName, Of extends Readonly<Record<FieldKind, unknown>>>(
  names: readonly Name[],
  of: Of,
): { [One in Name]: Of[AllFields[One]['kind']] } =>
  forFields(names, (name) => of[pieceFields[name].kind]) as { [One in Name]: Of[AllFields[One]['kind']] };

/** The fields of a piece beside each other. */
export function ungrouped(piece: GroupedFields): FieldValues {
  const { dimensions, texts: written } = piece;
  const all = { ...dimensions, ...written, ...forFields(featureNames, (name) => piece[name]) };
  return forFields(fieldNames, (name) => all[name]) as FieldValues;
}

export function grouped(values: FieldValues): GroupedFields {
  const of = (names: readonly FieldName[]) => forFields(names, (name) => values[name]);
  return {
    ...(of(featureNames) as Features),
    dimensions: of(measureNames) as Dimensions,
    texts: of(textNames) as SingleTexts,
  };
}

/** Nothing stated. */
export const emptyValues = forFields(fieldNames, (name) => {
  const { kind } = pieceFields[name];
  return kind === 'flag' ? false : kind === 'words' ? [] : null;
}) as FieldValues;
export const emptyFields = grouped(emptyValues);
