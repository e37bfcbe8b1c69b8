import { z } from 'zod';
import { placeholderNames, unknownPlaceholders } from '../domain/placeholders.ts';

export const missing = 'Bitte ausfüllen';

export const language = z.enum(['de', 'en', 'es', 'fr', 'it']);

const tooLong = (max: number) => `Höchstens ${max} Zeichen`;

/** HTML that may be empty; forms send null for an emptied field. */
export const html = z
  .string()
  .max(200_000, 'Höchstens 200.000 Zeichen')
  .nullable()
  .transform((text) => text ?? '');

/** Text that may not be empty. */
export const required = (max: number) =>
  z.string({ error: missing }).trim().min(1, missing).max(max, tooLong(max));

/** Turns the empty text that forms send into null. */
export const orNull = <Text extends string>(text: Text | null): Exclude<Text, ''> | null =>
  text === null || text === '' ? null : (text as Exclude<Text, ''>);

/** Text that may be empty and is then null. */
export const optional = (max: number) =>
  z.string().trim().max(max, tooLong(max)).nullable().transform(orNull);

/** The version that was read, so that no other change is lost. */
export const versionRead = z.string({ error: 'Bitte die gelesene Fassung nennen' }).max(64);

/** Refuses a text with a placeholder that is none: its page would show the braces to visitors. */
export function checkPlaceholders(text: string | null | undefined, context: z.core.$RefinementCtx): void {
  const unknown = unknownPlaceholders(text ?? '');
  if (unknown.length === 0) return;
  const inBraces = (names: readonly string[]) => [...new Set(names)].map((name) => `{${name}}`).join(', ');
  context.addIssue({
    code: 'custom',
    message: `Unbekannt: ${inBraces(unknown)}. Diese Platzhalter gibt es: ${inBraces(placeholderNames)}`,
  });
}
