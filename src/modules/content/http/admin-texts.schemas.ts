import { z } from 'zod';

const language = z.enum(['de', 'en', 'es', 'fr', 'it']);
const missing = 'Bitte ausfüllen';
const html = z.string().max(200_000, 'Höchstens 200.000 Zeichen');
const required = (max: number) =>
  z.string({ error: missing }).trim().min(1, missing).max(max, `Höchstens ${max} Zeichen`);

export const languageParams = z.object({ id: language });
export const companyParams = z.object({ id: z.literal('company') });

/** 'versand.de': a page and its language. */
export const pageParams = z.object({
  id: z
    .string()
    .max(120)
    .transform((id) => id.split('.'))
    .pipe(z.tuple([z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), language])),
});

const dashboardTexts = { welcomeText: html, sliderText: html, shopTiming: html };
export const dashboardTextsChanges = z.object(dashboardTexts);
export const staffDashboardTextsSchema = z
  .object({ id: language, ...dashboardTexts })
  .meta({ id: 'StaffDashboardTexts' });

/** Forms send nothing, null or an empty text for what was left empty. */
const emptied = (value: unknown) => (value === undefined || value === '' ? null : value);
const faqItem = z.object({
  topic: z.preprocess((value) => value ?? '', z.string().trim().max(120, 'Höchstens 120 Zeichen')),
  anchor: z.preprocess(
    emptied,
    z
      .string()
      .max(80, 'Höchstens 80 Zeichen')
      .regex(/^[a-z][a-z0-9-]*$/, 'Bitte nur a bis z, Ziffern und Bindestriche, am Anfang ein Buchstabe')
      .nullable(),
  ),
  question: required(300),
  answer: required(5000),
});
export const faqChanges = z.object({
  items: z
    .array(faqItem)
    .max(200)
    .superRefine((items, context) => {
      const anchors = items.map(({ anchor }) => anchor);
      for (const [index, anchor] of anchors.entries()) {
        if (anchor === null || anchors.indexOf(anchor) === index) continue;
        const message = 'Eine andere Frage hat diesen Anker schon';
        context.addIssue({ code: 'custom', path: [index, 'anchor'], message });
      }
    }),
});
export const staffFaqSchema = z
  .object({
    id: language,
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
  title: required(200),
  description: z.string().trim().max(400, 'Höchstens 400 Zeichen'),
  html: html.min(1, missing),
  /** From when it is shown; left out: at once. */
  validFrom: z.iso
    .datetime({ offset: true })
    .transform((moment) => new Date(moment))
    .optional(),
  /** The version that was read. */
  version: z.int().min(1),
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
    /** Every version, the newest first. */
    versions: z.array(z.object(pageFacts)),
  })
  .meta({ id: 'StaffPage' });

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Bitte als HH:MM, etwa 09:00');
export const companyChanges = z.object({
  firm: required(200),
  shopName: required(60),
  legalForm: required(60),
  street: required(200),
  postalCode: required(20),
  city: required(100),
  country: z.string().regex(/^[A-Z]{2}$/, 'Bitte das Kürzel des Landes, etwa DE'),
  registerCourt: required(200),
  registerNumber: required(60),
  managingDirector: required(200),
  vatId: required(30),
  lucidNumber: required(60),
  supervisoryAuthority: required(300),
  hostingProvider: required(300),
  liabilityInsurance: required(500),
  email: z.email('Bitte geben Sie eine gültige E-Mail-Adresse ein'),
  phone: required(60),
  chatNumber: z.string().regex(/^\d{6,20}$/, 'Bitte nur Ziffern mit Ländervorwahl, ohne +'),
  bankAccount: z.object({
    holder: required(200),
    iban: z.string().regex(/^[A-Z]{2}\d{2}[A-Z0-9 ]{10,40}$/, 'Bitte geben Sie eine gültige IBAN ein'),
    bic: z.string().regex(/^[A-Z0-9]{8}([A-Z0-9]{3})?$/, 'Bitte geben Sie einen gültigen BIC ein'),
  }),
  stores: z
    .array(
      z.object({
        name: required(100),
        shopType: z.enum(['vintage', 'boatwood']),
        street: required(200),
        postalCode: required(20),
        city: required(100),
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
      }),
    )
    .max(10),
  openingHours: z
    .array(
      z.object({
        days: z.array(z.enum(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'])).min(1, missing),
        opens: time,
        closes: time,
      }),
    )
    .max(14),
  socialLinks: z
    .array(
      z.object({
        name: required(60),
        href: z.url({ protocol: /^https$/, error: 'Bitte eine Adresse mit https://' }),
      }),
    )
    .max(10),
  advertisesInstalments: z.boolean(),
  donationCategoryId: z.string().max(120).nullable(),
});
export const staffCompanySchema = z
  .object({ id: z.literal('company') })
  .and(z.record(z.string(), z.unknown()))
  .meta({ id: 'StaffCompany' });
