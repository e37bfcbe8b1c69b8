import { z } from 'zod';
import { languages } from '../../../shared/text/language.ts';
import { finding, ifMissing, message } from '../../../shared/messages/message.ts';
import { checkLinks, neededLine, oneLine } from '../../../platform/http/fields.schemas.ts';
import { placeholderNames, unknownPlaceholders } from '../domain/placeholders.ts';

export const missing = message('missing');

export const language = z.enum(languages);

/** HTML that may be empty; forms send null for an emptied field. */
export const html = z
  .string()
  .max(200_000)
  .nullable()
  .superRefine(checkLinks)
  .transform((text) => text ?? '');

/** Text that may not be empty. */
export const required = (max: number) =>
  z
    .string({ error: ifMissing(missing) })
    .trim()
    .min(1, missing)
    .max(max);

/** Text of one line that may not be empty: a name, a title. */
export const requiredLine = (max: number) => neededLine(missing).max(max);

/** Turns the empty text that forms send into null. */
export const orNull = <Text extends string>(text: Text | null): Exclude<Text, ''> | null =>
  text === null || text === '' ? null : (text as Exclude<Text, ''>);

/** Text that may be empty and is then null. */
export const optional = (max: number) => z.string().trim().max(max).nullable().transform(orNull);

/** Text of one line that may be empty and is then null. */
export const optionalLine = (max: number) => oneLine().max(max).nullable().transform(orNull);

/** The version that was read, so that no other change is lost. */
export const versionRead = z.string({ error: ifMissing(message('version-read-missing')) }).max(64);

/** Refuses a text with an unknown placeholder: its page would show the braces to visitors. */
export function checkPlaceholders(text: string | null | undefined, context: z.core.$RefinementCtx): void {
  const unknown = unknownPlaceholders(text ?? '');
  if (unknown.length === 0) return;
  const params = { unknown, known: placeholderNames };
  context.addIssue({ code: 'custom', ...finding('placeholders-unknown', params) });
}

/** The pictures of the shop itself; `address`: of a small copy. */
export const sitePicturesSchema = z.object({
  items: z.array(
    z.object({ id: z.string(), alt: z.string(), address: z.string() }).meta({ id: 'StaffSitePicture' }),
  ),
});
