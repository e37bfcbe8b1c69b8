import { z } from 'zod';
import { longestOfStaff } from '../../../shared/limits.ts';
import { customerKinds, contractKinds } from '../../../shared/orders/order-vocabulary.ts';
import { shopTypes } from '../../../shared/pieces/shop-type.ts';
import { message } from '../../../shared/messages/message.ts';
import { typedDay, neededLine, emailAddress } from '../../../platform/http/fields.schemas.ts';
import { emailKeyOf } from '../../../shared/text/email.ts';

const cents = z.int();
const day = z.iso.date();
const moment = z.iso.datetime();
const shopType = z.enum(shopTypes).nullable();
const contract = z.enum(contractKinds).nullable();
const customerKind = z.enum(customerKinds).nullable();

/** A choice that a form leaves empty. */
const choice = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' || value === undefined ? null : value), schema);

export const newVoucherSchema = z
  .object({
    name: neededLine(message('name-missing')).max(longestOfStaff.voucherName),
    /** Either a value or a percentage. */
    valueCents: cents.min(100).max(100_000_00).nullish().default(null),
    percent: z.int().min(1).max(90).nullish().default(null),
    /** Left out or 0: the goods must be worth as much as the voucher takes off (AGB 9.3). */
    leastCents: cents
      .min(0)
      .max(100_000_000)
      .nullish()
      .transform((least) => least ?? 0),
    firstDay: typedDay(message('date-missing')),
    lastDay: choice(typedDay(message('date-missing')).nullable()),
    shopType: choice(shopType),
    contract: choice(contract),
    customerKind: choice(customerKind),
    holderEmail: choice(emailAddress(message('email-needed')).transform(emailKeyOf).nullable()),
    codeCount: z.int().min(1).max(5000),
    /** Null: any number of orders. */
    usesPerCode: z.int().min(1).max(100_000).nullish().default(null),
    oncePerPerson: z.boolean().default(true),
  })
  .refine(({ valueCents, percent }) => (valueCents === null) !== (percent === null), {
    path: ['valueCents'],
    error: message('voucher-worth-missing'),
  })
  .refine(({ valueCents, leastCents }) => leastCents === 0 || leastCents >= (valueCents ?? 0), {
    path: ['leastCents'],
    error: message('voucher-least-below-value'),
  })
  .refine(({ firstDay, lastDay }) => lastDay === null || lastDay >= firstDay, {
    path: ['lastDay'],
    error: message('voucher-ends-before'),
  })
  .refine(({ holderEmail, codeCount }) => holderEmail === null || codeCount === 1, {
    path: ['codeCount'],
    error: message('voucher-one-code'),
  });

export const voucherSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    valueCents: cents.nullable(),
    percent: z.int().nullable(),
    leastCents: cents,
    firstDay: day,
    lastDay: day.nullable(),
    shopType,
    contract,
    customerKind,
    holderEmail: z.string().nullable(),
    codeCount: z.int(),
    usesPerCode: z.int().nullable(),
    oncePerPerson: z.boolean(),
    state: z.enum(['coming', 'running', 'over', 'ended']),
    createdAt: moment,
    createdBy: z.string(),
    endedAt: moment.nullable(),
    endedBy: z.string().nullable(),
    /** Orders that it lowers, without those that have ended, and what it took off them. */
    uses: z.int(),
    takenOffCents: cents,
  })
  .meta({ id: 'Voucher' });

/** Its codes are answered this once. */
export const madeVoucherSchema = z.object({ id: z.uuid(), codes: z.array(z.string()) });
