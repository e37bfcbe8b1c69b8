import { z } from 'zod';
import { isOneLine, notOneLine } from '../../../shared/typed-text.ts';

/** The two legal functions as REST and the forms speak them. */

const noControls = (text: string): boolean => !/[^\P{Cc}\n\r\t]/u.test(text);
const line = (max: number, message: string) =>
  z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(max, `Bitte höchstens ${max} Zeichen`)
    .refine(isOneLine, notOneLine);
const lines = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Bitte höchstens ${max} Zeichen`)
    .refine(noControls, 'Steuerzeichen sind nicht erlaubt')
    .nullish()
    .transform((text) => (text == null || text === '' ? null : text));

const common = {
  name: line(120, 'Bitte geben Sie Ihren Namen an'),
  contract: line(200, 'Bitte nennen Sie die Bestellnummer oder den Vertrag'),
  email: line(254, 'Bitte geben Sie Ihre E-Mail-Adresse an').pipe(
    z.email('Bitte geben Sie eine gültige E-Mail-Adresse an'),
  ),
};

export const withdrawalSchema = z
  .object({
    ...common,
    /** Only this part of the order. */
    pieces: lines(1000),
  })
  .meta({ id: 'Withdrawal' });

export const contractEndingSchema = z
  .object({
    ...common,
    manner: z.enum(['ordinary', 'extraordinary'], { error: 'Bitte wählen Sie die Art der Kündigung' }),
    /** Why, where it is extraordinary. */
    reason: lines(1000),
    /** '2026-12-31'; left out: as soon as possible. */
    endsOn: z
      .union([z.literal(''), z.iso.date('Bitte geben Sie ein Datum an')])
      .nullish()
      .transform((text) => (text == null || text === '' ? null : text)),
  })
  .refine(({ manner, reason }) => manner === 'ordinary' || reason !== null, {
    path: ['reason'],
    error: 'Bitte nennen Sie den Grund',
  })
  .transform((ending) => (ending.manner === 'ordinary' ? { ...ending, reason: null } : ending))
  .meta({ id: 'ContractEnding' });

export const receiptSchema = z
  .object({
    receivedAt: z.iso.datetime(),
    /** Whether the receipt goes out by mail as well. */
    mailed: z.boolean(),
  })
  .meta({ id: 'DeclarationReceipt' });
