import { z } from 'zod';

const noAmount = 'Bitte geben Sie einen Betrag ein';
const noNumber = 'Bitte geben Sie eine ganze Zahl ein';

/** Only checks that it is a number; `tariffProblems` decides whether it makes sense. */
const cents = z.number({ error: noAmount }).max(1e12, noAmount);
const count = z.number({ error: noNumber }).max(1e12, noNumber);

const areaFees = z.object({
  friedrichshain: cents,
  'near-friedrichshain': cents,
  berlin: cents,
  potsdam: cents,
  'berlin-area': cents,
});
const freight = z.object({
  kgPerCubicMetre: count,
  sizes: z
    .array(
      z.object({
        name: z.string({ error: 'Bitte geben Sie einen Namen ein' }).trim().max(60, 'Höchstens 60 Zeichen'),
        upToKg: count,
      }),
    )
    .max(10, 'Höchstens 10 Größen'),
  zones: z
    .array(
      z.object({
        countries: z.array(z.string().max(2)).max(100),
        feesCents: z.array(cents).max(10),
      }),
    )
    .max(30, 'Höchstens 30 Zonen'),
});

export const ratesParams = z.object({ id: z.union([z.literal('current'), z.string().regex(/^\d{1,6}$/)]) });

export const ratesChanges = z.object({
  areaFees: areaFees.optional(),
  freight: freight.optional(),
  /** The version that was read. */
  version: z.int().min(1),
});

const measure = z
  .number()
  .int()
  .min(1, 'Bitte eine Zahl ab 1')
  .max(100_000_000, 'So groß ist kein Möbelstück')
  .nullable()
  .default(null);

/** A sample delivery of several equal pieces. */
export const ratesExample = z.object({
  areaFees,
  freight,
  delivery: z.object({
    country: z.string().regex(/^[A-Z]{2}$/, 'Bitte wählen Sie ein Land'),
    postalCode: z.string().trim().min(1, 'Bitte geben Sie eine Postleitzahl ein').max(20),
    quantity: z.int(noNumber).min(1, 'Mindestens ein Stück').max(1000, 'Höchstens 1000 Stück'),
    carriers: z.union([z.literal(2), z.literal(4), z.literal(6)]),
    weightGrams: measure,
    widthMm: measure,
    heightMm: measure,
    depthMm: measure,
  }),
});

const fee = z.object({ feeCents: z.int(), toTheKerb: z.boolean(), savedCents: z.int() }).nullable();
export const ratesExampleAnswer = z.object({ now: fee, then: fee }).meta({ id: 'StaffShippingExample' });

export const staffRatesSchema = z
  .object({
    /** 'current' or the version's number, as requested. */
    id: z.string(),
    version: z.int(),
    createdAt: z.iso.datetime(),
    createdBy: z.string(),
    areaFees,
    freight,
  })
  .meta({ id: 'StaffShippingRates' });
