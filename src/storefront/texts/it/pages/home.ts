/** Follows the shop's name. */
export const title = 'Mobili vintage e in legno di barca da Berlino';
export const description =
  'Mobili con una storia: originali vintage e mobili in legno di vecchie barche, da Berlino a tutto il mondo. Da acquistare o noleggiare.';
export const headline = 'Mobili che ne hanno già viste tante';
export const intro =
  'Originali vintage dal 1920 al 1990 e mobili fatti con le assi di vecchie barche da pesca. Da acquistare e da noleggiare, da Berlino.';
export const toVintage = 'Scopri il vintage';
export const toBoatwood = 'Scopri il legno di barca';
