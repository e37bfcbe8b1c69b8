import { z } from 'zod';
import { finding, limit } from '../../shared/messages/message.ts';
import { asPrinted, countLines, unprintable } from '../../shared/text/printable.ts';

/** A text that is printed on a document of one page, or null: no sign that the font lacks, and not more than fits on the page. */
export const printed = (length: number, lines: number) =>
  z
    .string()
    .transform(asPrinted)
    .pipe(z.string().max(length, limit('text-too-long')))
    .superRefine((text, context) => {
      const strange = unprintable(text);
      if (strange.length > 0) {
        const signs = strange.slice(0, 5).join(' ');
        context.addIssue({ code: 'custom', ...finding('text-not-printable', { signs }) });
      }
      if (countLines(text) > lines) {
        context.addIssue({ code: 'custom', ...finding('text-too-many-lines', { lines }) });
      }
    })
    .transform((text) => text || null)
    .nullish()
    .transform((text) => text ?? null);
