import { plainText } from './plain-text.ts';

/**
 * How many characters, as they are read, the texts at the top of every page may have. More would push the page out of
 * sight; the scrolling banner shows its points one after the other.
 */
export const mostAtTheTop = { welcomeText: 300, sliderText: 1000, shopTiming: 300 } as const;

/** The characters of a formatted text as they are read. */
export const lettersOf = (html: string): number => plainText(html, Number.POSITIVE_INFINITY).length;
