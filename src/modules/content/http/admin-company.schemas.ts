import { z } from 'zod';
import { missing, optional, required, versionRead } from './admin-fields.schemas.ts';

const degrees = (most: number) => {
  const message = `Bitte Grad von −${most} bis ${most}, etwa 52,5163`;
  return z.number({ error: message }).min(-most, message).max(most, message);
};
const time = z.string({ error: missing }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Bitte als HH:MM, etwa 09:00');
export const companyParams = z.object({ id: z.literal('company') });

const companyData = z.object({
  firm: required(200),
  shopName: required(60),
  legalForm: required(60),
  street: required(200),
  postalCode: required(20),
  city: required(100),
  country: z.string({ error: missing }).regex(/^[A-Z]{2}$/, 'Bitte das Kürzel des Landes, etwa DE'),
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
    iban: required(60),
    bic: z.string().regex(/^[A-Z0-9]{8}([A-Z0-9]{3})?$/, 'Bitte geben Sie einen gültigen BIC ein'),
  }),
  stores: z
    .array(
      z.object({
        name: required(100),
        shopType: z.enum(['vintage', 'boatwood'], { error: 'Bitte wählen Sie eine Linie' }),
        street: required(200),
        postalCode: required(20),
        city: required(100),
        latitude: degrees(90),
        longitude: degrees(180),
      }),
    )
    .max(10),
  openingHours: z
    .array(
      z.object({
        days: z.array(z.enum(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']), { error: missing }).min(1, missing),
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
  donationCategoryId: optional(120),
});
export const companyChanges = companyData.partial().extend({ version: versionRead });
export const staffCompanySchema = z
  .object({ id: z.literal('company'), version: z.string() })
  .and(z.record(z.string(), z.unknown()))
  .meta({ id: 'StaffCompany' });
