import { z } from 'zod';
import { languages } from '../../shared/text/language.ts';

/** Longer than any token of ours. */
const longest = 100;

/**
 * What a link in a mail carries. Mail programs and copying shorten links, or append to them: whatever arrives is asked
 * for as it is, so that a damaged link gets the same answer as one that has expired.
 */
export const mailedToken = z.string().transform((token) => (token.length > longest ? '' : token));

/** What the page behind a mailed link sends; forms send the language of their page here. */
export const mailedTokenSchema = z.object({ token: mailedToken, language: z.enum(languages).optional() });
