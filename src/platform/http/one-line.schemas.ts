import { z } from 'zod';
import { ifMissing } from '../../shared/messages/message.ts';
import { isOneLine, notOneLine, onOneLine } from '../../shared/text/typed-text.ts';

/**
 * Text of one line, in its one form, for every form of the shop and the office.
 * @param missing what is said where nothing was sent
 */
export const oneLine = (missing?: string) =>
  z
    .string(missing === undefined ? {} : { error: ifMissing(missing) })
    .overwrite(onOneLine)
    .refine(isOneLine, notOneLine);

/** The same where it must not be empty. */
export const neededLine = (missing: string) => oneLine(missing).min(1, missing);
