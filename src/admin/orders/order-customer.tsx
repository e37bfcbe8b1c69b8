import { Typography } from '@mui/material';
import { countryName, formatMoment } from '../data/formats.ts';
import { callLink, mailLink } from '../layout/screen-parts.tsx';
import { otherRecipient } from '../texts/orders/invoices.ts';
import { orders } from '../texts/orders/orders.ts';
import type { Order } from './order-types.ts';
import { Facts, Remark, Section } from './section.tsx';
import { fullName } from '../../shared/text/full-name.ts';

type Address = Omit<NonNullable<Order['customer']['billing']>, 'reference'>;

/** Street and town as they stand on a parcel or a letter; the country where it is another one. */
const placeLines = ({ street, apartment, postalCode, city, country }: Address): string[] => [
  [street, apartment ?? ''].filter((part) => part !== '').join(', '),
  `${postalCode} ${city}`,
  ...(country === 'DE' ? [] : [countryName(country)]),
];

/** The customer, where the pieces go, and where the invoice goes if that is elsewhere. */
export function OrderCustomer({ order }: { readonly order: Order }) {
  const { customer, delivery, declarations } = order;
  if (customer.email === '') {
    return (
      <Section title={orders.sections.customer}>
        <Typography variant="body2">{orders.nobody}</Typography>
      </Section>
    );
  }
  const { billing } = customer;
  return (
    <Section title={fullName(customer)}>
      <Typography component="address" sx={{ fontStyle: 'normal', mb: 1.5, whiteSpace: 'pre-line' }}>
        {placeLines(customer).join('\n')}
      </Typography>
      <Remark order={order} />
      <Facts
        facts={[
          ...(billing === null ? [] : [[orders.facts.billing, billingLines(billing).join('\n')] as const]),
          ...(billing?.reference == null
            ? []
            : [[otherRecipient.fields.reference, billing.reference] as const]),
          [orders.facts.email, mailLink(customer.email)],
          [orders.facts.phone, callLink(customer.phone)],
          [orders.columns.delivery, orders.deliveries[delivery]],
          [orders.facts.carrierContact, customer.carrierContact ? orders.facts.yes : orders.facts.no],
          ...(customer.company === null ? [] : [[orders.facts.company, customer.company] as const]),
          ...(customer.vatId === null ? [] : [[orders.facts.vatId, customer.vatId] as const]),
          ...order.vatIdAnswers.map((answer) => [orders.facts.vatIdAnswer, vatIdAnswer(answer)] as const),
          ...(declarations.length === 0
            ? []
            : [[orders.sections.declarations, String(declarations.length)] as const]),
        ]}
      />
    </Section>
  );
}

/** What the register said, and of whom: its number of the answer is the proof. */
const vatIdAnswer = ({
  vatId,
  isValid,
  number,
  name,
  address,
  askedAt,
}: Order['vatIdAnswers'][number]): string =>
  [
    isValid
      ? orders.vatIdValid(vatId, formatMoment(askedAt))
      : orders.vatIdInvalid(vatId, formatMoment(askedAt)),
    ...(number === null ? [] : [orders.vatIdNumber(number)]),
    ...[name, address].filter((line) => line !== null),
  ].join('\n');

const billingLines = (billing: Address): string[] => [
  ...[billing.company ?? '', fullName(billing)].filter((line) => line !== ''),
  ...placeLines(billing),
];
