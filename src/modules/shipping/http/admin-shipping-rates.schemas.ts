import { z } from 'zod';
import { carrierCounts } from '../../../shared/pieces/piece-vocabulary.ts';
import { ifMissing, limit, message } from '../../../shared/messages/message.ts';
import { maxEntries, longestPersonal, longestOfStaff } from '../../../shared/limits.ts';
import { isCountry } from '../../../shared/places/country-codes.ts';
import { neededLine, oneLine } from '../../../platform/http/fields.schemas.ts';

const noAmount = message('amount-needed');
const noNumber = message('whole-number-needed');

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
const sizeOrPlaceName = oneLine(message('name-missing')).max(longestOfStaff.rateName);

const freight = z.object({
  kgPerCubicMetre: count,
  sizes: z
    .array(
      z.object({
        name: sizeOrPlaceName,
        upToKg: count,
      }),
    )
    .max(maxEntries.palletSizes, limit('sizes-too-many')),
  zones: z
    .array(
      z.object({
        countries: z.array(z.string().max(2)).max(100),
        feesCents: z.array(cents).max(maxEntries.palletSizes),
      }),
    )
    .max(maxEntries.freightZones, limit('zones-too-many')),
  /** Parts of countries with rates of their own; null: on request. Left out: they stay as they are. */
  places: z
    .array(
      z.object({
        name: sizeOrPlaceName,
        country: z
          .string({ error: ifMissing(message('country-not-chosen')) })
          .refine(isCountry, message('country-not-chosen')),
        postalCodes: oneLine(message('postal-codes-missing')).max(longestOfStaff.postalCodes),
        feesCents: z.array(cents).max(maxEntries.palletSizes).nullable(),
        /** Null: as elsewhere in the country. */
        deliveryWeeks: count.nullable().default(null),
      }),
    )
    .max(maxEntries.places, limit('places-too-many'))
    .optional(),
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
  .min(1, message('measure-too-small'))
  .max(100_000_000, message('measure-too-large'))
  .nullable()
  .default(null);

/** A sample delivery of several equal pieces. */
export const ratesExample = z.object({
  areaFees,
  freight,
  delivery: z.object({
    country: z.string().refine(isCountry, message('country-not-chosen')),
    postalCode: neededLine(message('example-postal-code-missing')).max(longestPersonal.postalCode),
    quantity: z.int(noNumber).min(1, message('one-piece-at-least')).max(1000, limit('pieces-too-many')),
    carriers: z.literal([...carrierCounts]),
    weightGrams: measure,
    widthMm: measure,
    heightMm: measure,
    depthMm: measure,
  }),
});

const fee = z
  .object({ feeCents: z.int(), toTheKerb: z.boolean(), savedCents: z.int(), weeks: z.int() })
  .nullable();
export const ratesExampleAnswer = z.object({ now: fee, then: fee }).meta({ id: 'StaffShippingExample' });

/** As stored: an answer has no lengths. */
const storedFreight = z.object({
  kgPerCubicMetre: z.number(),
  sizes: z.array(z.object({ name: z.string(), upToKg: z.number() })),
  zones: z.array(z.object({ countries: z.array(z.string()), feesCents: z.array(z.number()) })),
  places: z
    .array(
      z.object({
        name: z.string(),
        country: z.string(),
        postalCodes: z.string(),
        feesCents: z.array(z.number()).nullable(),
        deliveryWeeks: z.number().nullable(),
      }),
    )
    .optional(),
});

export const staffRatesSchema = z
  .object({
    /** 'current' or the version's number, as requested. */
    id: z.string(),
    version: z.int(),
    createdAt: z.iso.datetime(),
    createdBy: z.string(),
    areaFees,
    freight: storedFreight,
  })
  .meta({ id: 'StaffShippingRates' });
