import type { Cents } from './cents.ts';

/** Assembly, gross, for each piece; Berlin and Potsdam only (spec 9, AGB 8). Never taxed on top. */
export const assemblyFeeCents: Cents = 3500;
