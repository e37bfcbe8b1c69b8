import { Typography } from '@mui/material';
import { mailLink, phoneLink } from '../layout/contact-links.tsx';
import { orders } from '../texts/orders.ts';
import type { Order } from './order-types.ts';
import { Facts, Section } from './section.tsx';

/** The customer and the delivery address. */
export function OrderCustomer({ order: { customer, delivery, declarations } }: { readonly order: Order }) {
  if (customer.email === '') {
    return (
      <Section title={orders.sections.customer}>
        <Typography variant="body2">{orders.nobody}</Typography>
      </Section>
    );
  }
  return (
    <Section title={`${customer.firstName} ${customer.lastName}`}>
      <Typography component="address" sx={{ fontStyle: 'normal', mb: 1.5 }}>
        {customer.street}
        {customer.apartment === null || customer.apartment === '' ? null : `, ${customer.apartment}`}
        <br />
        {customer.postalCode} {customer.city}
      </Typography>
      <Facts
        facts={[
          [orders.facts.email, mailLink(customer.email)],
          [orders.facts.phone, phoneLink(customer.phone)],
          [orders.columns.delivery, orders.deliveries[delivery]],
          [orders.facts.carrierContact, customer.carrierContact ? orders.facts.yes : orders.facts.no],
          ...(customer.company === null ? [] : [[orders.facts.company, customer.company] as const]),
          ...(customer.vatId === null ? [] : [[orders.facts.vatId, customer.vatId] as const]),
          ...(declarations.length === 0
            ? []
            : [[orders.sections.declarations, String(declarations.length)] as const]),
        ]}
      />
    </Section>
  );
}
