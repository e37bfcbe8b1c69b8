import { z } from 'zod';
import { message } from '../../shared/messages/message.ts';
import { isCountry } from '../../shared/places/country-codes.ts';

/** A country by its two letters. */
export const countryCode = z.string().trim().toUpperCase().refine(isCountry, message('country-code-unknown'));
