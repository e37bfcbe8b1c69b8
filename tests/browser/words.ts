import * as inGerman from '../../src/storefront/texts/wording/quoted-in-german.ts';
import * as prescribed from '../../src/storefront/texts/wording/quoted.ts';

/** The words that `WORDING` chooses between; the pages were built with the same setting. */
export const words = process.env['WORDING'] === 'german' ? inGerman : prescribed;
