import { Alert } from '@mui/material';
import { required, SelectInput, TextInput, type Validator } from 'react-admin';
import { longestReference, longestTexts } from '../../../shared/orders/checkout-fields.ts';
import { hasVatIdForm } from '../../../shared/places/vat-id.ts';
import { fields as messages } from '../../../shared/messages/de/fields.ts';
import { tooLong } from '../../fields/text-rules.ts';
import { amountOf } from '../../invoices/invoice-document.ts';
import { countryChoices } from '../../shipping-rates/rates.ts';
import { otherRecipient as t } from '../../texts/orders/invoices.ts';
import type { Order } from '../order-types.ts';

type Values = Readonly<Record<string, unknown>>;

/** As the invoice has it now: mostly a part of it is wrong. */
export function recipientDefaults({ customer }: Pick<Order, 'customer'>): Values {
  const { firstName, lastName, company, street, apartment, postalCode, city, country } =
    customer.billing ?? customer;
  return {
    firstName,
    lastName,
    company,
    address: street,
    apartment,
    postalCode,
    city,
    country,
    vatId: customer.vatId,
    reference: customer.billing?.reference ?? null,
  };
}

const typed = [
  'firstName',
  'lastName',
  'company',
  'address',
  'apartment',
  'postalCode',
  'city',
  'country',
  'vatId',
  'reference',
] as const;

/** A form's values as REST takes them: an empty field is left out there. */
export function recipientBody(values: Values): object {
  return Object.fromEntries(typed.map((name) => [name, values[name] ?? '']));
}

const upTo = (maximum: number) => (text: unknown) =>
  typeof text === 'string' ? tooLong(text, maximum) : undefined;
const aVatId = (text: unknown) =>
  typeof text !== 'string' || text.trim() === '' || hasVatIdForm(text)
    ? undefined
    : messages['vat-id-invalid'];

/** A company needs no person's name on its invoice. */
const aPersonOrCompany: Validator = (text: unknown, { company }: Values) =>
  [text, company].every((one) => typeof one !== 'string' || one.trim() === '') ? t.nameOrCompany : undefined;

/** The fields for the new recipient of the invoice, and what issuing it again will do. */
export function RecipientFields({ order }: { readonly order: Order }) {
  const present = order.invoices.findLast(({ kind }) => kind === 'invoice');
  const text = (name: Exclude<(typeof typed)[number], 'country' | 'reference'>, ...rules: Validator[]) => (
    <TextInput
      source={name}
      label={t.fields[name]}
      helperText={name === 'vatId' ? t.vatIdHelp : false}
      validate={[...rules, upTo(longestTexts[name]), ...(name === 'vatId' ? [aVatId] : [])]}
    />
  );
  const own = (order.customer.billing ?? order.customer).country;
  return (
    <>
      {present === undefined ? null : (
        <Alert severity="info" sx={{ mb: 1 }}>
          {t.willHappen(present.number, amountOf(present))}
        </Alert>
      )}
      {text('company')}
      {text('firstName', aPersonOrCompany)}
      {text('lastName', aPersonOrCompany)}
      {text('address', required())}
      {text('apartment')}
      {text('postalCode', required())}
      {text('city', required())}
      <SelectInput
        source="country"
        label={t.fields.country}
        choices={countryChoices([{ countries: [own], feesCents: [] }])}
        helperText={false}
        validate={required()}
      />
      {text('vatId')}
      <TextInput
        source="reference"
        label={t.fields.reference}
        helperText={t.referenceHelp}
        validate={upTo(longestReference)}
      />
    </>
  );
}
