import { z } from 'zod';
import { finding, message } from '../../../shared/messages/message.ts';
import { checkLinks } from '../../../platform/http/fields.schemas.ts';
import { maxEntries, maxAtTheTop, longestOfStaff } from '../../../shared/limits.ts';
import { textLinksLost } from '../../../shared/text/linked-text.ts';
import { lettersOf } from '../../../shared/text/plain-text.ts';
import {
  checkPlaceholders,
  html,
  language,
  optional,
  optionalLine,
  orNull,
  required,
  requiredLine,
  versionRead,
} from './admin-fields.schemas.ts';

export const languageParams = z.object({ id: language });

/** 'versand.de': a page and its language. */
export const pageParams = z.object({
  id: z
    .string()
    .max(120)
    .transform((id) => id.split('.'))
    .pipe(z.tuple([z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), language])),
});

const atTheTop = (maximum: number) =>
  html.superRefine(checkPlaceholders).superRefine((text, context) => {
    if (lettersOf(text) <= maximum) return;
    context.addIssue({ code: 'custom', ...finding('text-too-long', { maximum }) });
  });
const dashboardTexts = {
  welcomeText: atTheTop(maxAtTheTop.welcomeText),
  sliderText: atTheTop(maxAtTheTop.sliderText),
  shopTiming: atTheTop(maxAtTheTop.shopTiming),
};
export const dashboardTextsDraft = z.object(dashboardTexts);
export const dashboardTextsChanges = dashboardTextsDraft.partial().extend({ version: versionRead });
export const staffDashboardTextsSchema = z
  .object({
    id: language,
    welcomeText: z.string(),
    sliderText: z.string(),
    shopTiming: z.string(),
    version: z.string(),
  })
  .meta({ id: 'StaffDashboardTexts' });

/** The same of an answer, whose links are written as in Markdown. */
function checkTextLinks(text: string, context: z.core.$RefinementCtx): void {
  const [address] = textLinksLost(text);
  if (address !== undefined) {
    context.addIssue({ code: 'custom', ...finding('link-leads-nowhere', { address }) });
  }
}

const faqItem = z.object({
  topic: optionalLine(longestOfStaff.faqTopic)
    .default(null)
    .transform((topic) => topic ?? ''),
  anchor: z
    .string()
    .max(longestOfStaff.faqAnchor)
    .regex(/^$|^[a-z][a-z0-9-]*$/, message('not-an-anchor'))
    .nullable()
    .default(null)
    .transform(orNull),
  question: requiredLine(longestOfStaff.faqQuestion).superRefine(checkPlaceholders),
  answer: required(longestOfStaff.faqAnswer).superRefine(checkPlaceholders).superRefine(checkTextLinks),
});
export const faqDraft = z.object({
  items: z
    .array(faqItem)
    .max(maxEntries.questions)
    .superRefine((items, context) => {
      const anchors = items.map(({ anchor }) => anchor);
      for (const [index, anchor] of anchors.entries()) {
        if (anchor === null || anchors.indexOf(anchor) === index) continue;
        context.addIssue({ code: 'custom', path: [index, 'anchor'], message: message('anchor-twice') });
      }
    }),
});
export const faqChanges = faqDraft.extend({ version: versionRead });
export const staffFaqSchema = z
  .object({
    id: language,
    version: z.string(),
    items: z.array(
      z.object({
        topic: z.string(),
        anchor: z.string().nullable(),
        question: z.string(),
        answer: z.string(),
      }),
    ),
  })
  .meta({ id: 'StaffFaq' });

export const pageChanges = z.object({
  title: requiredLine(longestOfStaff.pageTitle),
  description: optional(longestOfStaff.pageSummary)
    .superRefine(checkPlaceholders)
    .transform((text) => text ?? ''),
  html: required(200_000).superRefine(checkPlaceholders).superRefine(checkLinks),
  /** When it is first shown; at once if omitted. */
  validFrom: z.iso
    .datetime({ offset: true })
    .transform((moment) => new Date(moment))
    .optional(),
  /** The version that was read; 0: there was none. */
  version: z.int().min(0),
});

const pageFacts = {
  version: z.int(),
  title: z.string(),
  description: z.string(),
  html: z.string(),
  legal: z.boolean(),
  validFrom: z.iso.datetime(),
  createdBy: z.string(),
};
export const staffPageRowSchema = z
  .object({
    id: z.string(),
    slug: z.string(),
    language,
    title: z.string(),
    version: z.int(),
    legal: z.boolean(),
    validFrom: z.iso.datetime(),
  })
  .meta({ id: 'StaffPageRow' });
export const staffPageSchema = z
  .object({
    id: z.string(),
    slug: z.string(),
    language,
    ...pageFacts,
    /** Every version, newest first; a reading version that has not begun has none, and `version` is 0. */
    versions: z.array(z.object(pageFacts)),
    /** For a reading version: the binding German text that it translates. */
    german: z.object({ title: z.string(), description: z.string(), html: z.string() }).nullable(),
    /** For a binding text: the languages without a reading version. */
    unread: z.array(language),
  })
  .meta({ id: 'StaffPage' });
