/**
 * The measures of a piece, in whole millimetres, each with the name of its filter in addresses, before '-von' and '-bis';
 * null: lists have no such filter. They belong to the plain fields (`piece-fields.ts`), and stand alone because filters
 * are loaded with every list. A round piece has a diameter instead of width and depth.
 */
export const measures = {
  widthMm: 'breite',
  heightMm: 'hoehe',
  depthMm: 'tiefe',
  diameterMm: null,
  seatHeightMm: 'sitzhoehe',
} as const;
export type MeasureName = keyof typeof measures;

/** The measures that lists filter by. */
export type MeasureOfLists = {
  [Name in MeasureName]: (typeof measures)[Name] extends null ? never : Name;
}[MeasureName];

/** A measure without its unit, as filters and REST call it: 'width'. */
export type DimensionName<Name extends MeasureName = MeasureName> = Name extends `${infer Dimension}Mm`
  ? Dimension
  : never;
export const dimensionOf = <Name extends MeasureName>(name: Name): DimensionName<Name> =>
  name.slice(0, -'Mm'.length) as DimensionName<Name>;

export const measureNames = Object.keys(measures) as readonly MeasureName[];
export const measuresOfLists = measureNames.filter((name): name is MeasureOfLists => measures[name] !== null);
