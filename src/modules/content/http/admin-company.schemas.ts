import { z } from 'zod';
import { weekdays } from '../../../shared/time/opening-hours.ts';
import { shopTypes } from '../../../shared/pieces/shop-type.ts';
import { typedDay, emailAddress } from '../../../platform/http/fields.schemas.ts';
import { groupedIban, isIban } from '../../../shared/money/iban.ts';
import { ifMissing, message, type PlainCode } from '../../../shared/messages/message.ts';
import { maxEntries, longestPersonal } from '../../../shared/limits.ts';
import { isCountry } from '../../../shared/places/country-codes.ts';
import { hasPostalCodeForm } from '../../../shared/places/postal-code.ts';
import { missing, optionalLine, required, requiredLine, versionRead } from './admin-fields.schemas.ts';
import { hasVatIdForm, plainVatId } from '../../../shared/places/vat-id.ts';
import { phoneAsTyped } from '../../../shared/places/telephone.ts';

const degrees = (most: number, code: PlainCode) => z.number({ error: code }).min(-most, code).max(most, code);
const time = z
  .string({ error: ifMissing(missing) })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, message('not-a-time'));
export const companyParams = z.object({ id: z.literal('company') });

const companyData = z.object({
  firm: requiredLine(longestPersonal.company),
  shopName: requiredLine(60),
  legalForm: requiredLine(60),
  street: requiredLine(longestPersonal.street),
  postalCode: requiredLine(longestPersonal.postalCode),
  city: requiredLine(longestPersonal.city),
  country: z.string({ error: ifMissing(missing) }).refine(isCountry, message('not-a-country-code')),
  registerCourt: requiredLine(200),
  registerNumber: requiredLine(60),
  managingDirector: requiredLine(longestPersonal.name),
  vatId: requiredLine(longestPersonal.vatId)
    .refine(hasVatIdForm, message('vat-id-invalid'))
    .transform(plainVatId),
  lucidNumber: requiredLine(60),
  supervisoryAuthority: requiredLine(300),
  hostingProvider: requiredLine(300),
  liabilityInsurance: required(500),
  email: emailAddress(),
  phone: requiredLine(longestPersonal.phone).transform(phoneAsTyped),
  chatNumber: z.string().regex(/^\d{6,20}$/, message('not-a-chat-number')),
  bankAccount: z.object({
    holder: requiredLine(longestPersonal.name),
    iban: requiredLine(60).refine(isIban, message('not-an-iban')).transform(groupedIban),
    bic: z.string().regex(/^[A-Z0-9]{8}([A-Z0-9]{3})?$/, message('not-a-bic')),
  }),
  stores: z
    .array(
      z.object({
        name: requiredLine(100),
        shopType: z.enum(shopTypes, { error: message('line-not-chosen') }),
        street: requiredLine(longestPersonal.street),
        postalCode: requiredLine(longestPersonal.postalCode).refine(
          (code) => hasPostalCodeForm('DE', code),
          message('not-a-postal-code'),
        ),
        city: requiredLine(longestPersonal.city),
        latitude: degrees(90, 'not-a-latitude'),
        longitude: degrees(180, 'not-a-longitude'),
      }),
    )
    .max(maxEntries.stores),
  openingHours: z
    .array(
      z.object({
        days: z.array(z.enum(weekdays), { error: missing }).min(1, missing),
        opens: time,
        closes: time,
      }),
    )
    .max(maxEntries.openingHours),
  closedDays: z
    .array(
      z.object({
        from: typedDay(message('date-invalid')),
        to: typedDay(message('date-invalid')).nullable().default(null),
        reason: optionalLine(100).default(null),
      }),
    )
    .max(maxEntries.closedDays),
  openHolidays: z.array(z.iso.date()).max(100),
  socialLinks: z
    .array(
      z.object({
        name: requiredLine(60),
        href: z
          .url({ protocol: /^https$/, error: message('not-a-safe-address') })
          .max(500, message('link-too-long')),
      }),
    )
    .max(maxEntries.socialLinks),
  advertisesInstalments: z.boolean(),
  donationCategoryId: optionalLine(120),
});
export const companyChanges = companyData.partial().extend({ version: versionRead });
export const staffCompanySchema = z
  .object({ id: z.literal('company'), version: z.string() })
  .and(z.record(z.string(), z.unknown()))
  .meta({ id: 'StaffCompany' });
